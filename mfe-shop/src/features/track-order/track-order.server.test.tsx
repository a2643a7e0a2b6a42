/** @jest-environment node */
import { expect, test } from '@jest/globals'
import { renderOnServer } from '@brightyard/testing/server'
import * as page from './track-order.page.tsx'

test('the form for tracking can be written without a browser', async () => {
  const { status, html } = await renderOnServer(page, { path: '/shop/track-order' })
  expect(status).toBe(200)
  for (const text of ['Track an order', 'Order number', 'Tracking key'])
    expect(html).toContain(text)
})
