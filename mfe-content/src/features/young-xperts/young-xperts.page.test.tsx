import { getContent, listContent, listPublicPosts } from '@brightyard/contract/calls'
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
import { beforeEach, expect, test } from '@jest/globals'
import { pageOfAll } from '../../fixtures/content.ts'
import { story, toldStory, xperts } from '../../fixtures/people.ts'
import { toldStoriesQuery } from './told-stories.tsx'
import * as xpertPage from './young-xperts.page.tsx'

const page = { ...xpertPage, ErrorBoundary: () => <p>No such page</p> }
beforeEach(() => network.use(answer(listPublicPosts, pageOfAll([]))))
const open = (address = '/young-xpert') =>
  renderPage(page, { path: '/young-xpert/:slug?', address })

test('R-076: stories are found by text and by subject, both in the address', async () => {
  const asked: unknown[] = []
  network.use(
    answer(listContent, ({ input }) => {
      asked.push([String(input.type), input.search, input.tag])
      return xperts
    }),
  )
  const { user, router, container } = open('/young-xpert?tag=Science')
  const list = await screen.findByRole('list', { name: 'Young Xperts' })
  expect(within(list).getByRole('link', { name: 'Xpert 2' })).toHaveAttribute(
    'href',
    '/young-xpert/xpert-2',
  )
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Young Xperts: Science')
  await user.type(screen.getByRole('searchbox', { name: 'Search the stories' }), 'river{Enter}')
  await waitFor(() => expect(router.state.location.search).toBe('?search=river&tag=Science'))
  expect(asked).toEqual([
    ['4', undefined, 'Science'],
    ['4', 'river', 'Science'],
  ])
  await waitFor(() =>
    expect(screen.getByRole('link', { name: 'Play' })).toHaveAttribute(
      'href',
      '/young-xpert?search=river&tag=Play',
    ),
  )
  expect(await accessibilityFindings(container)).toEqual([])
})

test('R-076, Q-035: a search without a find leads back to all stories', async () => {
  network.use(answer(listContent, { ...xperts, data: [], meta: { ...xperts.meta, total: 0 } }))
  open('/young-xpert?search=zzz')
  expect(await screen.findByText('No story matches')).toBeVisible()
  expect(screen.getByRole('link', { name: 'All Young Xperts' })).toHaveAttribute(
    'href',
    '/young-xpert',
  )
})

test('R-064: stories that families sent stand below all Young Xperts, and open in full', async () => {
  const story = 'I asked the broom to move. '.repeat(30).trim()
  network.use(
    answer(listContent, xperts),
    answer(listPublicPosts, ({ input }) => {
      expect(input.only).toBe('stories')
      return pageOfAll([{ ...toldStory, text: `The library under the stairs\n\n${story}` }])
    }),
  )
  const { user, container } = open()
  const told = await screen.findByRole('region', { name: 'Told by children' })
  expect(within(told).getByRole('heading', { name: 'The library under the stairs' })).toBeVisible()
  expect(within(told).getByText('Diya, 7 to 9 years')).toBeVisible()
  expect(within(told).queryByText(story)).toBeNull()
  await user.click(within(told).getByRole('button', { name: 'Read on' }))
  expect(within(told).getByText(story)).toBeVisible()
  expect(within(told).getByRole('link', { name: 'Tell a story' })).toHaveAttribute(
    'href',
    '/submit-story',
  )
  expect(await accessibilityFindings(container)).toEqual([])
})

test('R-146: a story has its text, age group, pictures and links to share it', async () => {
  network.use(answer(getContent, story))
  const { container } = open('/young-xpert/Xpert-1')
  expect(await screen.findByRole('heading', { level: 1, name: 'Xpert 1' })).toBeVisible()
  expect(screen.getByText('It began with a letter.')).toBeVisible()
  const pictures = screen.getByRole('list', { name: 'Pictures: Xpert 1' })
  expect(within(pictures).getAllByRole('button')).toHaveLength(3)
  const share = screen.getByRole('link', { name: /^WhatsApp/ })
  expect(decodeURIComponent(share.getAttribute('href') ?? '')).toContain('/young-xpert/xpert-1')
  expect(screen.getByRole('button', { name: 'Copy link' })).toBeVisible()
  expect(await accessibilityFindings(container)).toEqual([])
})

test('R-146: pictures open large, by keyboard from one to the next, and give the focus back', async () => {
  network.use(answer(getContent, story))
  const { user } = open('/young-xpert/xpert-1')
  const second = await screen.findByRole('button', { name: 'Enlarge: A wheel' })
  second.focus()
  await user.keyboard('{Enter}')
  const dialog = await screen.findByRole('dialog', { name: 'Xpert 1' })
  const shown = within(dialog).getByRole('status')
  expect(shown).toHaveTextContent('A wheel2 of 3')
  await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement))
  await user.keyboard('{ArrowRight}')
  expect(shown).toHaveTextContent('A shelf3 of 3')
  await user.keyboard('{ArrowRight}')
  expect(shown).toHaveTextContent('A kiln1 of 3')
  await user.keyboard('{End}{ArrowLeft}')
  expect(shown).toHaveTextContent('A wheel2 of 3')
  await user.click(within(dialog).getByRole('button', { name: 'Previous picture' }))
  expect(shown).toHaveTextContent('A kiln1 of 3')
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(() => expect(second).toHaveFocus())
})

test('V-016: a slug that nobody has is not found; a failure can be tried again', async () => {
  network.use(refuse(getContent, 404))
  open('/young-xpert/nobody')
  expect(await screen.findByText('No such page')).toBeVisible()
  network.use(refuse(listContent, 500))
  const { user } = open()
  const retry = await screen.findByRole('button', { name: 'Try again' })
  network.use(answer(listContent, xperts))
  await user.click(retry)
  expect(await screen.findByText('Xpert 1')).toBeVisible()
})

test('R-076: a story may be taken back, so the edge keeps pages with it briefly', () => {
  expect(toldStoriesQuery.meta).toEqual({ keepPage: 'briefly' })
})
