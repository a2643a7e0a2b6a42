import { beforeEach, expect, test } from '@jest/globals'
import { getContent, getHome, listProducts, listPrograms } from '@brightyard/contract/calls'
import {
  answer,
  hang,
  network,
  refuse,
  renderPage,
  screen,
  waitFor,
  within,
} from '@brightyard/testing'
import { homeOf, pageOfAll, productOf } from '../../fixtures/content.ts'
import { entryOf } from '../../fixtures/pages.ts'
import { programsOf } from '../../fixtures/programs.ts'
import * as home from './home.page.tsx'

beforeEach(() => network.use(answer(listPrograms, programsOf([1]))))

const open = () => renderPage(home, { path: '/' })
const region = (name: string) => within(screen.getByRole('region', { name }))

test('R-001: every block links to its listing where there is one', async () => {
  network.use(answer(getHome, homeOf()), answer(listProducts, pageOfAll([productOf(1)])))
  open()
  await screen.findByRole('heading', { level: 1 })
  const addresses = [
    '/shop/all-popular-product',
    '/shop/new-arrivals-product',
    '/talentbox',
    '/events',
    '/program',
    '/young-xpert',
    '/news',
    '/awards',
  ]
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
  for (const address of addresses) expect(links).toContain(address)
  expect(links).toContain('#activities')
})

test('R-001: an empty block explains itself', async () => {
  network.use(
    answer(getHome, homeOf({ activities: [], campaigns: [] })),
    answer(listProducts, pageOfAll([])),
  )
  open()
  expect(await screen.findByText(/Nothing is planned at the moment/)).toBeTruthy()
  expect(screen.getByText(/No campaign is running today/)).toBeTruthy()
  expect(screen.getAllByText(/This shelf is empty right now/)).toHaveLength(2)
})

test('Q-035: a shelf of the shop that fails leaves the page alive and can be retried', async () => {
  network.use(answer(getHome, homeOf()), refuse(listProducts, 500))
  const { user } = open()
  const shelf = region(
    (await screen.findByRole('heading', { name: 'Loved this month' })).textContent ?? '',
  )
  const retry = await shelf.findByRole('button', { name: 'Try again' })
  expect(screen.getByText('River gauge')).toBeTruthy()
  network.use(answer(listProducts, pageOfAll([productOf(7)])))
  await user.click(retry)
  expect(await shelf.findByText('Blocks 7')).toBeTruthy()
})

test('Q-035: without the content calls the shop block is shown, and the rest can be retried', async () => {
  network.use(refuse(getHome, 500), answer(listProducts, pageOfAll([productOf(1)])))
  const { user } = open()
  expect(await screen.findByText('We could not load what is on right now')).toBeTruthy()
  expect(screen.getAllByText('Blocks 1')).toHaveLength(2)
  network.use(answer(getHome, homeOf()))
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('River gauge')).toBeTruthy()
})

test('R-001: an activity leads to its page', async () => {
  network.use(answer(getHome, homeOf()), answer(listProducts, pageOfAll([])))
  open()
  expect(await screen.findByRole('link', { name: 'Event 21' })).toHaveAttribute(
    'href',
    '/event/event-21',
  )
})

test('R-001: a program leads to its page', async () => {
  network.use(answer(getHome, homeOf()), answer(listProducts, pageOfAll([])))
  open()
  expect(await screen.findByRole('link', { name: 'Program 1' })).toHaveAttribute(
    'href',
    '/program/1',
  )
})

test('a Young Xpert opens in place by keyboard, takes the focus and gives it back', async () => {
  network.use(
    answer(getHome, homeOf()),
    answer(listProducts, pageOfAll([])),
    answer(getContent, entryOf(31)),
  )
  const { user } = open()
  const button = await screen.findByRole('button', { name: 'Details: River gauge' })
  button.focus()
  await user.keyboard('{Enter}')
  expect(await screen.findByText('It began with a letter.')).toBeTruthy()
  expect(button.getAttribute('aria-expanded')).toBe('true')
  expect(document.activeElement?.textContent).toBe('River gauge')
  const [, close] = screen.getAllByRole('button', { name: 'Close: River gauge' })
  await user.click(close ?? button)
  await waitFor(() => expect(document.activeElement).toBe(button))
  expect(screen.queryByText('It began with a letter.')).toBeNull()
})

test('details that cannot be loaded leave the summary and a way to try again', async () => {
  network.use(
    answer(getHome, homeOf()),
    answer(listProducts, pageOfAll([])),
    refuse(getContent, 500),
  )
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: 'Details: River gauge' }))
  const notice = within(await screen.findByRole('alert'))
  expect(notice.getByText('We could not load the details')).toBeTruthy()
  network.use(answer(getContent, entryOf(31)))
  await user.click(notice.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('It began with a letter.')).toBeTruthy()
})

test('Q-035: the panel shows that the details are loading', async () => {
  network.use(answer(getHome, homeOf()), answer(listProducts, pageOfAll([])), hang(getContent))
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: 'Details: River gauge' }))
  expect(await screen.findByText('Loading the details')).toBeTruthy()
})
