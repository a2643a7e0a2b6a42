/** @jest-environment node */
import { expect, test } from '@jest/globals'
import { listCalendar, listOfferingFacets, listOfferings } from '@brightyard/contract/calls'
import { answer, network } from '@brightyard/testing'
import { htmlFindings, renderOnServer } from '@brightyard/testing/server'
import { pageOfAll } from '../fixtures/content.ts'
import { calendarSessionOf, facetsOf, offeringCardOf } from '../fixtures/offerings.ts'
import * as listing from './activity-listing/activity-listing.page.tsx'
import * as liveClass from './offering/offering.page.tsx'
import * as landing from './activities/activities.page.tsx'

test.each([
  ['/activities', landing, 'This week'],
  ['/Events/', landing, 'What is on'],
  ['/workshop', landing, 'An old towel'],
  ['/class', landing, 'The coming seven days'],
  ['/performingarts', landing, 'In the same room'],
  ['/sports', landing, 'At weekends'],
  ['/live-class', liveClass, 'Starting soon'],
  ['/activities/listing?age=6-8', listing, 'Workshop 1'],
  ['/event/listing?view=calendar&month=2026-12', listing, 'December 2026'],
])(
  'W-009, Q-036: %s is rendered on the server with content and head',
  async (address, page, text) => {
    network.use(
      answer(listOfferings, pageOfAll([offeringCardOf(1)])),
      answer(listOfferingFacets, facetsOf()),
      answer(listCalendar, ({ input }) => ({
        ...pageOfAll([calendarSessionOf(5, { local_date: input.from })]),
        days: [{ date: input.from, count: 1 }],
      })),
    )
    const { status, html, unfetched } = await renderOnServer(page, { path: '*', address })
    expect(status).toBe(200)
    expect(unfetched).toEqual([])
    expect(html.replaceAll('<!-- -->', '')).toContain(text)
    expect(html).toMatch(/<title>[^<]+ · Brightyard<\/title>/)
    expect(html).toMatch(/<meta name="description" content="[^"]{20,}"/)
    expect(html).toContain(
      `rel="canonical" href="http://localhost${address.split('?')[0]?.replace(/\/$/, '').toLowerCase()}"`,
    )
    expect(html).toContain('"@type":"BreadcrumbList"')
    expect(html.match(/<h1/g)).toHaveLength(1)
    expect(await htmlFindings(html)).toEqual([])
  },
)
