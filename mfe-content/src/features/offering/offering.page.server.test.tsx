/** @jest-environment node */
import { beforeEach, expect, test } from '@jest/globals'
import { getOffering, listActivityReviews } from '@brightyard/contract/calls'
import { answer, network, refuse } from '@brightyard/testing'
import { htmlFindings, renderOnServer } from '@brightyard/testing/server'
import { offeringOf } from '../../fixtures/offerings.ts'
import { reviewListOf } from '../../fixtures/reviews.ts'
import * as page from './offering.page.tsx'

const render = (path: string, address: string) => renderOnServer(page, { path, address })

beforeEach(() => network.use(answer(listActivityReviews, reviewListOf())))

test('R-135, Q-036: an event is rendered whole, with head and structured data', async () => {
  network.use(answer(getOffering, offeringOf(1, { kind: 'event', slug: 'kite-morning' })))
  const { status, html, unfetched } = await render('/event/:slug', '/Event/Kite-Morning')
  expect(status).toBe(200)
  expect(unfetched).toEqual([])
  expect(html.replaceAll('<!-- -->', '')).toContain('10:00 am</time> IST')
  expect(html).toContain('A ball of clay becomes a pinch pot.')
  expect(html).toContain('"@type":"Event"')
  expect(html).toContain('"availability":"https://schema.org/SoldOut"')
  expect(html).toContain('"url":"http://localhost/event/kite-morning"')
  expect(html).toContain('"@type":"BreadcrumbList"')
  expect(html).toContain('rel="canonical" href="http://localhost/event/kite-morning"')
  expect(await htmlFindings(html)).toEqual([])
})

test('R-133, Q-036: a class is a course for search engines', async () => {
  network.use(answer(getOffering, offeringOf(1, { kind: 'class' })))
  const { html } = await render('/class/:slug', '/class/workshop-1')
  expect(html).toContain('"@type":"Course"')
  expect(html).toContain('"@type":"CourseInstance"')
})

test('a slug that is unknown is not found', async () => {
  network.use(refuse(getOffering, 404))
  expect((await render('/class/:slug', '/class/none')).status).toBe(404)
})

test('Z-010: on the server, too, a slug of another kind is a redirect', async () => {
  network.use(answer(getOffering, offeringOf(1, { kind: 'event', slug: 'kite-morning' })))
  const answered = await render('/workshop/:slug', '/workshop/kite-morning')
  expect(answered.status).toBe(302)
})
