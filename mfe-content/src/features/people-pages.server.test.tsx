/** @jest-environment node */
import {
  getCmsPage,
  getContent,
  getPanellist,
  getPartner,
  listContent,
  listMedia,
  listNewspapers,
  listPublicPosts,
  readWebForm,
} from '@brightyard/contract/calls'
import { webFormOf } from '../fixtures/forms.ts'
import { answer, network } from '@brightyard/testing'
import { htmlFindings, renderOnServer } from '@brightyard/testing/server'
import { expect, test } from '@jest/globals'
import {
  panel,
  panellist,
  partner,
  partners,
  positionOf,
  positions,
  story,
  xperts,
  toldStory,
} from '../fixtures/people.ts'
import { pageOfAll } from '../fixtures/content.ts'
import { cmsPageOf } from '../fixtures/pages.ts'
import * as careers from './careers/careers.page.tsx'
import * as company from './company/company.page.tsx'
import * as panelPage from './panel/panel.page.tsx'
import * as partnersPage from './partners/partners.page.tsx'
import * as press from './press/press.page.tsx'
import * as youngXperts from './young-xperts/young-xperts.page.tsx'

const lists: Readonly<Record<string, typeof xperts>> = {
  4: xperts,
  12: partners,
  31: panel,
  19: positions,
}

test.each([
  [
    'R-076',
    '/young-xpert/:slug?',
    '/young-xpert',
    youngXperts,
    ['Young Xperts', 'Xpert 2', 'Told by children', 'Diya, 7 to 9 years'],
  ],
  ['R-146', '/young-xpert/:slug?', '/young-xpert/xpert-1', youngXperts, ['"@type":"Article"']],
  ['R-046', '/partners', '/partners?place=Pune', partnersPage, ['Partners in Pune', 'Partner 2']],
  ['R-141', '/partners/:slug', '/partners/partner-1', partnersPage, ['Kiln day', 'Prabhat Road']],
  ['R-044', '/panellist', '/panellist', panelPage, ['Judge 2']],
  ['R-139', '/panellist/:slug', '/panellist/judge-1', panelPage, ['So many blue roofs.']],
  ['R-008', '/careers', '/careers', careers, ['Technology', 'Job 2']],
  ['R-131', '/careers/:slug', '/careers/job-1', careers, ['"@type":"JobPosting"', 'mailto:']],
  ['R-004', '/awards', '/awards', company, ['2026', 'Xpert 1']],
  ['R-043', '/our-team', '/our-team', company, ['Xpert 1']],
  ['R-042', '/our-story', '/our-story', company, ['Eleven children.', 'id="year-2016"']],
  ['R-038', '/newspapers', '/newspapers', press, ['Newspapers', 'at the printer']],
  ['R-031', '/media-gallery', '/media-gallery', press, ['Media gallery', 'No pictures here yet']],
])(
  '%s, W-009: %s at %s is rendered on the server with content and head',
  async (_, path, address, page, texts) => {
    network.use(
      answer(listContent, ({ input }) => lists[String(input.type)] ?? xperts),
      answer(getContent, ({ input }) => (String(input.type) === '4' ? story : positionOf())),
      answer(getCmsPage, ({ input }) => cmsPageOf(input.slug)),
      answer(listNewspapers, { ...pageOfAll([]), years: [] }),
      answer(listMedia, { ...pageOfAll([]), counts: { photos: 0, video: 0 } }),
      answer(getPartner, partner),
      answer(getPanellist, panellist),
      answer(listPublicPosts, pageOfAll([toldStory])),
      answer(readWebForm, webFormOf()),
    )
    const { status, html, unfetched } = await renderOnServer(page, { path, address })
    expect(status).toBe(200)
    expect(unfetched).toEqual([])
    for (const text of texts) expect(html.replaceAll('<!-- -->', '')).toContain(text)
    expect(html).toMatch(/<title>[^<]+ · Brightyard<\/title>/)
    expect(html).toMatch(/<meta name="description" content="[^"]{10,}"/)
    expect(html).toMatch(/<link rel="canonical" href="http:\/\/localhost\/[^"]+"/)
    expect(html.match(/<h1/g)).toHaveLength(1)
    expect(await htmlFindings(html)).toEqual([])
  },
)
