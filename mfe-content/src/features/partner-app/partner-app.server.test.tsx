/** @jest-environment node */
import { expect, test } from '@jest/globals'
import { getCmsPage, readWebForm } from '@brightyard/contract/calls'
import { answer, network, refuse } from '@brightyard/testing'
import { htmlFindings, renderOnServer } from '@brightyard/testing/server'
import { webFormOf } from '../../fixtures/forms.ts'
import { partnerAppPageOf } from '../../fixtures/partner-app.ts'
import * as page from './partner-app.page.tsx'

const topicPath = '/partnerapp/:slug'

test.each([
  [
    'R-045',
    '/partnerapp',
    '/PartnerApp/',
    ['App Store', 'Schools and the app.', 'How do you come?'],
  ],
  [
    'R-140',
    topicPath,
    '/partnerapp/Schools',
    ['A program.', 'Eight children at most.', 'Academies'],
  ],
])('%s: %s at %s is whole from the server', async (_, path, address, texts) => {
  network.use(
    answer(getCmsPage, ({ input }) => partnerAppPageOf(input.slug)),
    answer(readWebForm, ({ input }) => webFormOf({ slug: input.slug })),
  )
  const { status, html, unfetched } = await renderOnServer(page, { path, address })
  expect([status, unfetched]).toEqual([200, []])
  for (const text of texts) expect(html).toContain(text)
  expect(html.match(/<h1/g)).toHaveLength(1)
  expect(await htmlFindings(html)).toEqual([])
})

test.each([404, 400])('R-140: an unknown topic (%d) is not found', async (status) => {
  network.use(refuse(getCmsPage, status))
  expect(
    (await renderOnServer(page, { path: topicPath, address: '/partnerapp/circus' })).status,
  ).toBe(404)
})
