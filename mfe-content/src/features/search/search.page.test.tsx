import { expect, test } from '@jest/globals'
import { listContent, search } from '@brightyard/contract/calls'
import {
  accessibilityFindings,
  answer,
  network,
  refuse,
  renderPage,
  screen,
  waitFor,
  within,
} from '@brightyard/testing'
import { productOf } from '../../fixtures/content.ts'
import { offeringCardOf } from '../../fixtures/offerings.ts'
import { found, postsOf } from '../../fixtures/pages.ts'
import * as page from './search.page.tsx'

const open = (address: string) => renderPage(page, { path: '/search', address })

test('R-058, Q-022: results are under tabs with counts, and each tab is a link', async () => {
  network.use(answer(search, found))
  const { container } = open('/search?text=art+%26+craft')
  const tab = await screen.findByRole('link', { name: /^Blog\s*8\s*found$/ })
  expect(tab.getAttribute('href')).toBe('/search?text=art+%26+craft&group=blog')
  expect(screen.getByRole('link', { name: /^All\s*9\s*found$/ }).getAttribute('aria-current')).toBe(
    'page',
  )
  expect(screen.getByText('Event 1')).toBeTruthy()
  expect(await accessibilityFindings(container)).toEqual([])
})

test.each(['/search?text=art+%26+craft', '/search?text=art%20%26%20craft'])(
  'H-020, R-156: %s shows its text in the box',
  async (address) => {
    network.use(answer(search, found))
    open(address)
    const box = await screen.findByRole<HTMLInputElement>('searchbox')
    expect(box.value).toBe('art & craft')
  },
)

test('R-058: a search by the name q finds the same', async () => {
  const asked: string[] = []
  network.use(
    answer(search, ({ input }) => {
      asked.push(input.text)
      return found
    }),
  )
  open('/search?q=puzzle')
  expect(await screen.findByText('Event 1')).toBeTruthy()
  expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('puzzle')
  expect(asked).toEqual(['puzzle'])
})

test('H-020: a search is a GET form with the parameter text', async () => {
  network.use(answer(search, found), answer(listContent, postsOf([1])))
  const { user, router } = open('/search')
  const box = await screen.findByRole<HTMLInputElement>('searchbox')
  expect(box.name).toBe('text')
  expect(box.maxLength).toBe(100)
  expect(box.form?.getAttribute('action')).toBe('/search')
  await user.type(box, 'art & craft{Enter}')
  await waitFor(() => expect(router.state.location.search).toBe('?text=art+%26+craft'))
})

test('what is typed is completed by the piece of the header', async () => {
  network.use(answer(search, found), answer(listContent, postsOf([1])))
  const { user } = renderPage(page, {
    path: '/search',
    address: '/search?text=art',
    slots: ({ name, props }) => <p>{`${name} of ${String(props?.['text'])}`}</p>,
  })
  const box = await screen.findByRole('searchbox')
  expect(screen.queryByText(/search-suggestions/)).toBeNull()
  await user.type(box, 's')
  expect(screen.getByText('search-suggestions of arts')).toBeVisible()
})

test('Q-022: an empty text shows suggestions and makes no search call', async () => {
  network.use(answer(listContent, postsOf([1])))
  open('/search?text=')
  expect(await screen.findByRole('heading', { name: 'Try one of these' })).toBeTruthy()
  const words = screen.getByRole('link', { name: 'Play' })
  expect(words.getAttribute('href')).toBe('/search?text=Play')
})

test('R-058: text is cut at a hundred characters', async () => {
  const requests: string[] = []
  network.use(
    answer(search, ({ input }) => {
      requests.push(input.text)
      return found
    }),
  )
  open(`/search?text=${'a'.repeat(140)}`)
  await screen.findByText('Event 1')
  expect(requests).toEqual(['a'.repeat(100)])
})

test('Q-022: nothing found offers other words', async () => {
  network.use(
    answer(search, {
      text: 'ches',
      corrected: null,
      groups: [],
      offers: [],
      suggestions: ['chess'],
      meta: { total: 0 },
    }),
  )
  open('/search?text=ches')
  expect(await screen.findByText('Nothing found for “ches”')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'chess' }).getAttribute('href')).toBe(
    '/search?text=chess',
  )
  const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
  expect(hrefOf('Browse the shop')).toBe('/shop')
  expect(hrefOf('Find activities')).toBe('/activities')
  expect(hrefOf('See all programs')).toBe('/program/all')
  expect(hrefOf('Read the blog')).toBe('/blog')
  expect(screen.queryByRole('navigation', { name: 'Results by kind' })).toBeNull()
})

test('Q-022: groups in which nothing was found have no tab', async () => {
  network.use(answer(search, { ...found, offers: [{ kind: 'programs', total: 0, data: [] }] }))
  open('/search?text=art')
  const tabs = await screen.findByRole('navigation', { name: 'Results by kind' })
  await screen.findByRole('link', { name: /^Blog\s*8\s*found$/ })
  expect(within(tabs).queryByText('0')).toBeNull()
  expect(within(tabs).queryByText(/Programs/)).toBeNull()
})

test('Q-022: one group is shown page by page, with the counts of the others', async () => {
  const group = { group: 'blog' as const, total: 14, data: postsOf([5]).data }
  network.use(answer(search, ({ input }) => (input.group ? { ...found, groups: [group] } : found)))
  open('/search?text=art&group=blog&page=2')
  expect(await screen.findByRole('link', { name: 'Post 5' })).toBeTruthy()
  expect(screen.getByRole('link', { name: /^Events\s*1\s*found$/ })).toBeTruthy()
  expect(screen.getByText('That is all: 14 found.')).toBeTruthy()
  const first = screen.getByRole('link', { name: 'Page 1' })
  expect(first.getAttribute('href')).toBe('/search?text=art&group=blog')
})

test('Q-035: a search that fails can be tried again', async () => {
  network.use(refuse(search, 500))
  const { user } = open('/search?text=art')
  const retry = await screen.findByRole('button', { name: 'Try again' })
  network.use(answer(search, found))
  await user.click(retry)
  expect(await screen.findByText('Event 1')).toBeTruthy()
})

test('Q-022: more products than are counted are said to be more', async () => {
  const goods = { kind: 'products' as const, total: 1000, total_is_exact: false }
  network.use(answer(search, { ...found, offers: [{ ...goods, data: [productOf(7)] }] }))
  open('/search?text=art')
  expect(await screen.findByRole('link', { name: 'More than 1,000 products' })).toBeTruthy()
  expect(screen.getByRole('link', { name: /^Products\s*1,000\+\s*found$/ })).toBeTruthy()
})

test('Q-022: results that have only some of the words say so', async () => {
  network.use(answer(search, { ...found, is_partial: true }))
  open('/search?text=art+zebra')
  expect(await screen.findByText(/^Nothing has all of the words/)).toBeTruthy()
})

test('Q-022: activities and products are found, lead to their pages, and are counted once', async () => {
  network.use(
    answer(search, {
      ...found,
      corrected: 'puzzle',
      offers: [
        { kind: 'activities', total: 9, data: [offeringCardOf(1)] },
        { kind: 'products', total: 1, data: [productOf(7)] },
      ],
    }),
  )
  const { container } = open('/search?text=puzle')
  expect(await screen.findByRole('link', { name: 'Workshop 1' })).toHaveAttribute(
    'href',
    '/workshop/workshop-1',
  )
  expect(screen.getByRole('link', { name: 'Blocks 7' }).getAttribute('href')).toContain('ecommID=7')
  expect(screen.getByRole('link', { name: 'All 9 activities' })).toHaveAttribute(
    'href',
    '/activities/listing?search=puzzle',
  )
  // Its one event is among the activities.
  expect(screen.getByRole('link', { name: /^All\s*18\s*found$/ })).toBeTruthy()
  expect(screen.queryByText('Event 1')).toBeNull()
  expect(screen.getByText('puzzle').tagName).toBe('STRONG')
  expect(await accessibilityFindings(container)).toEqual([])
})
