/** @jest-environment node */
import { expect, test } from '@jest/globals'
import { failed, open, rendered, setNumbered, settle, textOf } from './page-source.fixture.ts'

async function openWith(options: { brief?: boolean } = {}) {
  const site = open()
  const { active, asked } = setNumbered(1)
  const first = site.get(active)
  asked[0]?.end(rendered('the post', true, options))
  expect(await textOf(await first)).toContain('the post')
  return { ...site, active, asked }
}

test.each([404, 410])(
  'a page whose API says %i takes the place of the page that was kept',
  async (status) => {
    const { get, waitFor, active, asked } = await openWith()
    waitFor(31_000)
    // Stale: it is sent once more, while another one is made.
    expect(await textOf(await get(active))).toContain('the post')
    asked[1]?.end(rendered('not here', false, { status }))
    await settle()
    const second = get(active)
    asked[2]?.end(rendered('not here', false, { status }))
    expect(await textOf(await second)).toContain('not here')
  },
)

test('a page that lacks data because an API is away leaves the kept one in its place', async () => {
  const { get, waitFor, active, asked } = await openWith()
  waitFor(31_000)
  await get(active)
  asked[1]?.end(rendered('half', false))
  await settle()
  expect(await textOf(await get(active))).toContain('the post')
})

test('what people write is not sent once it is older than half a minute, unless no page can be made', async () => {
  const { get, waitFor, active, asked } = await openWith({ brief: true })
  waitFor(31_000)
  const dead = get(active)
  asked[1]?.end({ ...failed, isApiDown: true })
  expect(await textOf(await dead)).toContain('the post')
  const gone = get(active)
  asked[2]?.end(rendered('not here', false, { status: 404 }))
  expect(await textOf(await gone)).toContain('not here')
  const later = get(active)
  asked[3]?.end({ ...failed, isApiDown: true })
  expect(await textOf(await later)).not.toContain('the post')
})
