/** @jest-environment node */
import { listCategories } from '@brightyard/contract/calls'
import { answer, network } from '@brightyard/testing'
import { htmlFindings, renderOnServer } from '@brightyard/testing/server'
import { expect, test } from '@jest/globals'
import { sampleCategories } from './fixtures/categories.ts'
import { Component as Footer } from './features/footer/footer.slot.tsx'
import { Component as Header, loader } from './features/header/header.slot.tsx'

test('the header and the shop bar with its categories are in the first HTML', async () => {
  network.use(answer(listCategories, { data: sampleCategories }))
  const { html, unfetched } = await renderOnServer(
    { Component: () => <Header layout="shop" />, loader },
    { path: '/shop' },
  )
  expect(unfetched).toEqual([])
  expect(html).toContain('Brightyard, home')
  expect(html).toContain('Sign In')
  expect(html).toContain('href="/shop/search-result?category=1"')
  expect(html).toContain('View all categories')
  expect(await htmlFindings(html)).toEqual([])
})

test('both footers are in the first HTML', async () => {
  for (const variant of ['shop', 'default'] as const) {
    const { html } = await renderOnServer(
      { Component: () => <Footer variant={variant} /> },
      { path: '/about-us' },
    )
    expect(html).toContain('© 2025 Brightyard')
    expect(html).toContain('href="/privacy-policy"')
    expect(await htmlFindings(html)).toEqual([])
  }
})
