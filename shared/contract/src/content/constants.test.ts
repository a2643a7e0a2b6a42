import { expect, test } from '@jest/globals'
import { contentTypeIds, isContentTypeId } from './constants.ts'

test('D-017: the content type ids are exactly those of the specification', () => {
  const specification =
    'Blogs 1, Articles 2, News 3, CaseStudy 4, Videos 5, Galleries 6, Testimonials 7, Clients 8, ' +
    'ResearchSummaries 9, PortFolios 10, Event 11, Partners 12, Products 17, People 18, Careers 19, ' +
    'PressRelease 21, Projects 22, Classes 25, Workshop 26, PartnerGalleries 27, Services 28, ' +
    'Awards 29, CarnivalActivities 30, PanelList 31, Campaigns 32, ClassDeck 37, CampaignsType 39, ' +
    'MySchoolActivity 10000'
  const ours = Object.entries(contentTypeIds).map(([name, id]) => `${name} ${id}`)
  expect(ours.join(', ')).toBe(specification)
  expect(ours).toHaveLength(28)
})

test('D-017: a number outside the map is no content type', () => {
  expect(isContentTypeId(11)).toBe(true)
  expect([0, 13, 16, 20, 38, 9999].filter(isContentTypeId)).toEqual([])
})
