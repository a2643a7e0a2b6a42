/** @jest-environment node */
import { expect, test } from '@jest/globals'
import { getCmsPage } from '@brightyard/contract/calls'
import { answer, network, refuse } from '@brightyard/testing'
import { htmlFindings, renderOnServer } from '@brightyard/testing/server'
import { cmsPageOf } from '../../fixtures/pages.ts'
import { inApp, mobileTexts } from './mobile-texts.ts'
import * as mobileText from './mobile-text.page.tsx'

const open = (path: string, address = path) => renderOnServer(mobileText, { path, address })

const rows = [
  ['M-001', '/mobile/abt-us', 'about-us'],
  ['M-002', '/mobile/calculation', 'points'],
  ['M-003', '/mobile/calculation/session', 'points-of-sessions'],
  ['M-004', '/mobile/class-faqs', 'class-faqs'],
  ['M-005', '/mobile/class-terms', 'class-terms'],
  ['M-006', '/mobile/contact-us', 'contact-us'],
  ['M-007', '/mobile/copy-right', 'copyright'],
  ['M-008', '/mobile/earned-points', 'earned-points'],
  ['M-009', '/mobile/faq', 'faqs'],
  ['M-010', '/mobile/p-policy', 'privacy-policy'],
  ['M-011', '/mobile/partner-faq', 'partner-faqs'],
  ['M-012, Z-019', '/mobile/partner-register', 'partner-registration'],
  ['M-013', '/mobile/refer-terms', 'referral-terms'],
  ['M-014', '/mobile/refund-details', 'refunds'],
  ['M-015', '/mobile/t-service', 'terms-service'],
] as const

test.each(rows)('%s: %s shows the entry %s without a script', async (_row, path, slug) => {
  const asked: string[] = []
  network.use(
    answer(getCmsPage, ({ input }) => {
      asked.push(input.slug)
      return cmsPageOf(input.slug)
    }),
  )
  const { status, html } = await open(path, path.toUpperCase())
  expect(status).toBe(200)
  expect(asked).toEqual([slug])
  expect(html).toContain(`Page ${slug}</h1>`)
  for (const text of ['Hands first.', 'Eight children at most.', 'Eleven children.', '512'])
    expect(html).toContain(text)
  expect(html).toMatch(/<summary[^>]*>.*How large are classes\?<\/span><\/summary>/)
  expect(html).toMatch(/<title>[^<]+, in the app · Brightyard<\/title>/)
  expect(html).toContain('<meta name="robots" content="noindex"')
  expect(html).not.toMatch(/<script|<button/)
  expect(await htmlFindings(html)).toEqual([])
})

test('M-006: a telephone and a mail address can be tapped', async () => {
  network.use(answer(getCmsPage, cmsPageOf('contact-us')))
  const { html } = await open('/mobile/contact-us')
  expect(html).toMatch(/<a [^>]*href="tel:08040001234"[^>]*aria-label="Call 080 4000 1234"/)
  expect(html).toMatch(/<a [^>]*href="mailto:hello@brightyard.example"[^>]*aria-label="Write to/)
})

test('M-008: the balance waits hidden for whoever is signed in, on that page alone', async () => {
  network.use(answer(getCmsPage, ({ input }) => cmsPageOf(input.slug)))
  const { html } = await open('/mobile/earned-points')
  expect(html).toMatch(
    /<div data-own-value="\/vendor\/api\/points" data-field="points" role="status" hidden="">/,
  )
  expect((await open('/mobile/calculation')).html).not.toContain('data-own-value')
})

test('M-012: the form for partners is one tap away', async () => {
  network.use(answer(getCmsPage, cmsPageOf('partner-registration')))
  const { html } = await open('/mobile/partner-register')
  expect(html).toMatch(/href="\/partner-register"[^>]*>Fill in the form/)
})

test('M-020: an address that is none, or whose text is gone, is not found', async () => {
  expect((await open('/mobile/:any', '/mobile/other')).status).toBe(404)
  network.use(refuse(getCmsPage, 404))
  expect((await open('/mobile/faq')).status).toBe(404)
})

test('links of editors stay in the app where it has the page', () => {
  expect(inApp('/contact-us')).toBe('/mobile/contact-us')
  expect(inApp('/program')).toBe('/program')
  expect(new Set(mobileTexts.map(({ slug }) => slug)).size).toBe(mobileTexts.length)
})
