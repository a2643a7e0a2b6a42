import { beforeEach, expect, test } from '@jest/globals'
import { getHome, listProducts, listPrograms } from '@brightyard/contract/calls'
import { answer, network, refuse, renderPage, screen, within } from '@brightyard/testing'
import { homeOf, pageOfAll, productOf } from '../../fixtures/content.ts'
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

test('R-001, R-146: a Young Xpert leads to the story', async () => {
  network.use(answer(getHome, homeOf()), answer(listProducts, pageOfAll([])))
  open()
  expect(await screen.findByRole('link', { name: 'River gauge' })).toHaveAttribute(
    'href',
    '/young-xpert/post-31',
  )
})
