import { getContent, listContent, readWebForm, sendFormAnswer } from '@brightyard/contract/calls'
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
import { contentOf, webFormOf } from '../../fixtures/forms.ts'
import { positionOf, positions } from '../../fixtures/people.ts'
import * as careersPage from './careers.page.tsx'

const page = { ...careersPage, ErrorBoundary: () => <p>No such page</p> }
const open = (address: string) =>
  renderPage(page, {
    path: address.startsWith('/careers/') ? '/careers/:slug' : '/careers',
    address,
  })

const { pages, ...content } = contentOf()
beforeEach(() => {
  sessionStorage.clear()
  network.use(answer(readWebForm, webFormOf({ content: { ...content, pages: pages.slice(1) } })))
})

test('R-131: an application is sent from the page of its position, and names it', async () => {
  const bodies: object[] = []
  network.use(
    answer(getContent, positionOf()),
    answer(sendFormAnswer, ({ input }) => {
      bodies.push(input)
      return { reference: 'WF-7F3K9Q2M', sent_at: '2026-03-18T10:00:00.000Z' }
    }),
  )
  const { user } = open('/careers/job-1')
  await user.type(await screen.findByLabelText('Your name'), 'Leela')
  await user.type(screen.getByLabelText('Your email'), 'leela@example.com')
  await user.click(screen.getByRole('button', { name: 'Sign up' }))
  expect(await screen.findByLabelText('Your reference number')).toHaveTextContent('WF-7F3K9Q2M')
  expect(bodies).toMatchObject([{ slug: 'job-application', subject: 'Job 1' }])
})

test('R-008: open positions by team, narrowed by team and location', async () => {
  const asked: unknown[] = []
  network.use(
    answer(listContent, ({ input }) => {
      asked.push([String(input.type), input.when, input.tag, input.place])
      return positions
    }),
  )
  const { user, router, container } = open('/careers')
  const team = await screen.findByRole('list', { name: 'Positions: Design' })
  expect(within(team).getByRole('link', { name: 'Job 2' })).toHaveAttribute(
    'href',
    '/careers/job-2',
  )
  await user.selectOptions(screen.getByRole('combobox', { name: 'Team' }), 'Design')
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Team' })).toHaveValue('Design'))
  await user.selectOptions(screen.getByRole('combobox', { name: 'Location' }), 'Remote, India')
  await waitFor(() =>
    expect(router.state.location.search).toBe('?tag=Design&place=Remote%2C+India'),
  )
  expect(asked).toEqual([
    ['19', 'upcoming', undefined, undefined],
    ['19', 'upcoming', 'Design', undefined],
    ['19', 'upcoming', 'Design', 'Remote, India'],
  ])
  expect(await accessibilityFindings(container)).toEqual([])
})

test('R-008, Q-035: no position for this choice leads back to all of them', async () => {
  network.use(answer(listContent, { ...positions, data: [] }))
  open('/careers?tag=Design')
  expect(await screen.findByText('No open position matches')).toBeVisible()
  expect(screen.getByRole('link', { name: 'All open positions' })).toHaveAttribute(
    'href',
    '/careers',
  )
})

test('R-131: a position says what, where and until when, and how to apply', async () => {
  network.use(answer(getContent, positionOf()))
  const { container } = open('/careers/job-1')
  expect(await screen.findByRole('heading', { level: 1, name: 'Job 1' })).toBeVisible()
  expect(screen.getByText('20 March 2099')).toBeVisible()
  expect(screen.getByText('Technology')).toBeVisible()
  expect(screen.getByRole('region', { name: 'How to apply' })).toBeVisible()
  expect(await accessibilityFindings(container)).toEqual([])
})

test('R-131: a closed position takes no application and leads to open ones', async () => {
  network.use(answer(getContent, positionOf('2026-01-01T06:30:00.000Z')))
  open('/careers/job-1')
  expect(await screen.findByText('This position is closed')).toBeVisible()
  expect(screen.queryByRole('region', { name: 'How to apply' })).toBeNull()
  expect(screen.getByRole('link', { name: 'See open positions' })).toHaveAttribute(
    'href',
    '/careers',
  )
})

test('V-016: a position that is none is not found', async () => {
  network.use(refuse(getContent, 404))
  open('/careers/nothing')
  expect(await screen.findByText('No such page')).toBeVisible()
})
