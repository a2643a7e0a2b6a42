import { getCmsPage, getContent, listContent } from '@brightyard/contract/calls'
import { contentTypeIds } from '@brightyard/contract/entities'
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
import { expect, test } from '@jest/globals'
import { cardOf } from '../../fixtures/content.ts'
import { cmsPageOf, entryOf, postsOf } from '../../fixtures/pages.ts'
import * as page from './company.page.tsx'

const open = (address: string) => renderPage(page, { path: '*', address })
const { Awards, People } = contentTypeIds
const listOf = (data: ReturnType<typeof cardOf>[]) => ({ ...postsOf([]), data })

const award = (id: number, published_at: string) =>
  cardOf(id, {
    content_type_id: Awards,
    title: `Award ${id}`,
    subtitle: `Jury ${id}`,
    published_at,
  })

test('R-004: awards stand under their year, the latest first, each with its giver', async () => {
  const awards = [
    award(1, '2024-05-01T06:30:00.000Z'),
    award(2, '2026-05-01T06:30:00.000Z'),
    award(3, '2025-12-31T20:00:00.000Z'), // the new year has begun at home
  ]
  network.use(
    answer(listContent, ({ input }) => (String(input.type) === '29' ? listOf(awards) : listOf([]))),
  )
  const { container } = open('/Awards/')
  expect(await screen.findAllByRole('heading', { level: 2 })).toHaveLength(2)
  const years = screen.getAllByRole('heading', { level: 2 }).map((one) => one.textContent)
  expect(years).toEqual(['2026', '2024'])
  const latest = screen.getByRole('list', { name: 'Awards of 2026' })
  expect(
    within(latest)
      .getAllByRole('heading')
      .map((one) => one.textContent),
  ).toEqual(['Award 2', 'Award 3'])
  expect(latest).toHaveTextContent('Jury 3')
  expect(latest.querySelectorAll('img')).toHaveLength(2)
  expect(await accessibilityFindings(container)).toEqual([])
})

test('R-004: without any award the page says "No data found"', async () => {
  network.use(answer(listContent, listOf([])))
  open('/awards')
  expect(await screen.findByText('No data found')).toBeVisible()
})

test('R-043: a member of the team opens in a dialog, by keyboard, and gives the focus back', async () => {
  const person = cardOf(1, {
    content_type_id: People,
    title: 'Ananya Rao',
    slug: 'ananya-rao',
    subtitle: 'Founder',
  })
  network.use(
    answer(listContent, listOf([person, cardOf(2, { content_type_id: People, title: 'Imtiaz' })])),
    answer(getContent, ({ input }) => entryOf(input.slug === 'ananya-rao' ? 1 : 2)),
  )
  const { user, container } = open('/our-team')
  const team = await screen.findByRole('list', { name: 'Our team' })
  expect(team.querySelectorAll('img')).toHaveLength(2)
  const button = within(team).getByRole('button', { name: 'Ananya Rao' })
  expect(await accessibilityFindings(container)).toEqual([])
  button.focus()
  await user.keyboard('{Enter}')
  const dialog = await screen.findByRole('dialog', { name: 'Ananya Rao' })
  expect(dialog).toHaveTextContent('Founder')
  expect(await within(dialog).findByText('It began with a letter.')).toBeVisible()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(() => expect(button).toHaveFocus())
})

test('R-042: our story is a timeline in order, with a way to each year', async () => {
  network.use(
    answer(
      getCmsPage,
      cmsPageOf('our-story', [
        {
          kind: 'timeline',
          title: null,
          lead: null,
          events: [
            { when: '2016', title: 'A garage', text: 'Eleven children.' },
            { when: '2018', title: 'Two rooms', text: 'Clay on every third step.' },
          ],
        },
      ]),
    ),
  )
  const { container } = open('/our-story')
  const timeline = await screen.findByRole('list', { name: 'Timeline' })
  expect(timeline.tagName).toBe('OL')
  const [first, second] = within(timeline).getAllByRole('listitem')
  expect(first).toHaveTextContent('2016A garageEleven children.')
  const link = screen.getByRole('link', { name: '2018' })
  expect(link).toHaveAttribute('href', `#${second?.id}`)
  expect(await accessibilityFindings(container)).toEqual([])
})

test('Q-035: the story that cannot be loaded can be tried again', async () => {
  network.use(refuse(getCmsPage, 500))
  const { user } = open('/our-story')
  const retry = await screen.findByRole('button', { name: 'Try again' })
  network.use(answer(getCmsPage, cmsPageOf('our-story')))
  await user.click(retry)
  expect(await screen.findByRole('heading', { level: 1, name: 'Our page' })).toBeVisible()
})
