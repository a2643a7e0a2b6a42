/** @jest-environment node */
import { expect, test } from '@jest/globals'
import { splitHoistedTags } from './hoisted-tags.ts'

test('title, meta and link before the markup go to the head, in their order', () => {
  const head =
    '<link rel="preload" as="image" href="/a.avif"/><title>A &lt; B · Brightyard</title><meta name="robots" content="noindex"/>'
  const body = '<main><link rel="x"/><h1>A</h1></main>'
  expect(splitHoistedTags(head + body)).toEqual({ head, body })
})

test.each([
  '<main></main>',
  '',
  'text',
  '<script>1</script><title>late</title>',
  '<metadata>a</metadata>',
])('markup that starts with no such tag stays whole: %s', (html) => {
  expect(splitHoistedTags(html)).toEqual({ head: '', body: html })
})
