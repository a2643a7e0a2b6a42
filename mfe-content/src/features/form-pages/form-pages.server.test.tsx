/** @jest-environment node */
import { expect, test } from '@jest/globals'
import { getCmsPage, readWebForm } from '@brightyard/contract/calls'
import { answer, network, refuse } from '@brightyard/testing'
import { htmlFindings, renderOnServer } from '@brightyard/testing/server'
import { webFormOf } from '../../fixtures/forms.ts'
import { cmsPageOf } from '../../fixtures/pages.ts'
import * as page from './form-pages.page.tsx'

test.each([
  ['R-012', '/contact-us', '/Contact-Us/', 'How do you come?'],
  ['R-065', '/support', '/support', 'How do you come?'],
  ['R-055', '/rewardprogram-teachers', '/rewardprogram-teachers', 'What earns points'],
  ['R-056', '/scholarship-kids', '/scholarship-kids', 'Apply now'],
  ['R-057', '/scholarship-teachers', '/scholarship-teachers', 'Apply now'],
])('%s: %s is whole from the server', async (_, path, address, text) => {
  network.use(
    answer(getCmsPage, ({ input }) => cmsPageOf(input.slug)),
    answer(readWebForm, ({ input }) => webFormOf({ slug: input.slug })),
  )
  const { status, html, unfetched } = await renderOnServer(page, { path, address })
  expect([status, unfetched]).toEqual([200, []])
  expect(html).toContain(text)
  expect(html.match(/<h1/g)).toHaveLength(1)
  expect(await htmlFindings(html)).toEqual([])
})

test('a page that editors have not made is not found', async () => {
  network.use(refuse(getCmsPage, 404), answer(readWebForm, webFormOf()))
  expect((await renderOnServer(page, { path: '/support' })).status).toBe(404)
})
