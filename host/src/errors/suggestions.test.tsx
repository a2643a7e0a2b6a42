import { search } from '@brightyard/contract/calls'
import { act, answer, network, refuse, renderPage, screen } from '@brightyard/testing'
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { NotFoundPage } from './not-found-page.tsx'
import { wordsOf } from './suggestions.tsx'

const post = {
  id: 3,
  content_type_id: 1,
  slug: 'drawing-is-thinking',
  title: 'Drawing is thinking',
  summary: '',
  picture: null,
  tags: [],
  author: null,
  subtitle: null,
  reading_minutes: null,
  published_at: '2026-03-01T00:00:00.000Z',
  starts_at: null,
  ends_at: null,
  place: null,
  price_in_paise: null,
}
const asked = jest.fn()

beforeEach(() => {
  asked.mockClear()
  network.use(
    answer(search, ({ input }) => {
      asked(input.text)
      const groups = [
        { group: 'blog' as const, total: 1, data: [post] },
        { group: 'events' as const, total: 1, data: [{ ...post, id: 4, title: 'Drawing day' }] },
      ]
      return {
        text: input.text,
        groups,
        corrected: null,
        offers: [],
        suggestions: [],
        meta: { total: 2 },
      }
    }),
  )
})
afterEach(() => {
  jest.useRealTimers()
})

async function open(address: string) {
  jest.useFakeTimers()
  const page = renderPage({ Component: NotFoundPage }, { address })
  // The router shows its page in a moment of its own.
  await act(() => jest.advanceTimersByTimeAsync(0))
  expect(screen.getByRole('heading', { name: 'Page not found' })).toBeVisible()
  return page
}
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds))

test('L-020: an unknown address loads suggestions after one second', async () => {
  await open('/blgo/drawing-is-thinking')
  await pass(990)
  expect(asked).not.toHaveBeenCalled()
  const found = () => screen.queryByRole('link', { name: 'Drawing is thinking' })
  // The part, the call and its answer each take turns of their own.
  for (let turn = 0; turn < 500 && !found(); turn += 1) await pass(20)
  expect(found()).toHaveAttribute('href', '/blog/drawing-is-thinking')
  expect(screen.getByRole('link', { name: 'Drawing day' })).toHaveAttribute(
    'href',
    '/search?text=Drawing+day',
  )
  expect(asked.mock.calls).toEqual([['drawing is thinking']])
})

test('L-020: who leaves within the second costs nothing', async () => {
  const { unmount } = await open('/blgo/drawing-is-thinking')
  await pass(500)
  unmount()
  await pass(5000)
  expect(asked).not.toHaveBeenCalled()
})

test('without an answer the page is as it was', async () => {
  network.use(refuse(search, 500))
  await open('/kites')
  await pass(1100)
  expect(screen.getByRole('link', { name: 'Go to home' })).toBeVisible()
  expect(screen.queryByText('Perhaps you were looking for')).toBeNull()
})

test.each([
  ['/blog/Drawing_Is-Thinking/', 'Drawing Is Thinking'],
  ['/shop/12/kites', 'kites'],
  ['/events/7', 'events'],
  ['/%E2%9C%93/1', ''],
  ['/', ''],
])('%s is about "%s"', (path, words) => {
  expect(wordsOf(path)).toBe(words)
})
