import { expect, test } from '@jest/globals'
import { getHome, getShopWindow } from '@brightyard/contract/calls'
import { siteAges } from '@brightyard/contract/entities'
import { answer, network, refuse, renderPage, screen, within } from '@brightyard/testing'
import { homeOf, productOf } from '../../fixtures/content.ts'
import * as home from './home.page.tsx'

const shelves = { popular: [productOf(1)], new_arrivals: [productOf(2)] }
const noShelves = { popular: [], new_arrivals: [] }

const open = () => renderPage(home, { path: '/' })
const region = async (name: string) => within(await screen.findByRole('region', { name }))

test('R-001: every block links to its listing where there is one', async () => {
  network.use(answer(getHome, homeOf()), answer(getShopWindow, shelves))
  open()
  await screen.findByRole('heading', { name: 'Loved this month' })
  const addresses = [
    '/shop/all-popular-product',
    '/shop/new-arrivals-product',
    '/talentbox',
    '/events',
    '/program',
    '/young-xpert',
    '/news',
    '/awards',
    '/partners',
  ]
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
  for (const address of addresses) expect(links).toContain(address)
})

test('R-001: parents, children, schools and givers each have one way in', async () => {
  network.use(answer(getHome, homeOf()), answer(getShopWindow, shelves))
  open()
  const doors = within(await screen.findByRole('list', { name: 'Where to start' }))
  expect(doors.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '#activities',
    '/talentbox',
    '/partnerapp',
    '/shop',
  ])
})

test('R-001: an age leads to what there is to do and to what there is to buy', async () => {
  network.use(answer(getHome, homeOf()), answer(getShopWindow, shelves))
  open()
  const ages = await region('How old is your child?')
  expect(await ages.findByRole('link', { name: '6–8 years: 30 activities' })).toHaveAttribute(
    'href',
    '/activities/listing?age=6-8',
  )
  expect(ages.getByRole('link', { name: 'Shop: for 6–8 years' })).toHaveAttribute(
    'href',
    '/shop/search-result?age=6-8',
  )
})

test('R-001: the ages that the first screen names are those of the whole site', async () => {
  network.use(answer(getHome, homeOf()), answer(getShopWindow, shelves))
  open()
  const { from, to } = siteAges
  expect(await screen.findByText(`For curious children from ${from} to ${to}`)).toBeVisible()
})

test('R-001: an empty block explains itself', async () => {
  const none = { feature: null, more: [] }
  network.use(
    answer(getHome, homeOf({ activities: [], campaigns: [], news: none })),
    answer(getShopWindow, noShelves),
  )
  open()
  expect(await screen.findByText(/Nothing is planned at the moment/)).toBeTruthy()
  expect(screen.getByText(/No campaign is running today/)).toBeTruthy()
  expect(screen.getByText(/No news today/)).toBeTruthy()
  expect(await screen.findAllByText(/This shelf is empty right now/)).toHaveLength(2)
})

test('Q-035: a shelf of the shop that fails leaves the page alive and can be retried', async () => {
  network.use(answer(getHome, homeOf()), refuse(getShopWindow, 500))
  const { user } = open()
  const shelf = await region('Loved this month')
  const retry = await shelf.findByRole('button', { name: 'Try again' })
  expect(screen.getByText('River gauge')).toBeTruthy()
  network.use(answer(getShopWindow, { ...shelves, popular: [productOf(7)] }))
  await user.click(retry)
  expect(await shelf.findByText('Blocks 7')).toBeTruthy()
  expect((await region('New on the shelf')).getByText('Blocks 2')).toBeTruthy()
})

test('Q-035: without the content calls the shop block is shown, and the rest can be retried', async () => {
  network.use(refuse(getHome, 500), answer(getShopWindow, shelves))
  const { user } = open()
  expect(await screen.findByText('We could not load what is on right now')).toBeTruthy()
  expect(screen.getByText('Blocks 1')).toBeTruthy()
  expect(screen.queryByRole('region', { name: 'Awards' })).toBeNull()
  network.use(answer(getHome, homeOf()))
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('River gauge')).toBeTruthy()
})

test('R-001: activities stand under their day, with time, place and price, and lead to their page', async () => {
  const [event] = homeOf().activities
  if (!event) throw new Error('There is no event.')
  const later = { ...event, id: 22, slug: 'event-22', title: 'Event 22', is_sold_out: true }
  const activities = [event, { ...later, starts_at: '2026-04-05T05:00:00.000Z' }]
  network.use(answer(getHome, homeOf({ activities })), answer(getShopWindow, shelves))
  open()
  const diary = await region('In the diary')
  expect(await diary.findByRole('link', { name: 'Event 21' })).toHaveAttribute(
    'href',
    '/event/event-21',
  )
  const days = diary.getAllByRole('heading', { level: 3 }).map((one) => one.textContent)
  expect(days).toEqual(['4Apr Sat', '5Apr Sun'])
  expect(diary.getByText('₹250')).toBeTruthy()
  expect(diary.getByText('Sold out')).toBeTruthy()
  expect(diary.getByRole('link', { name: 'Pune 4' })).toHaveAttribute(
    'href',
    '/activities/listing?city=Pune',
  )
})

test('R-001: a running campaign leads to its own page', async () => {
  network.use(answer(getHome, homeOf()), answer(getShopWindow, shelves))
  open()
  const stage = await region('On stage now')
  expect(await stage.findByRole('link', { name: 'Colourothon' })).toHaveAttribute(
    'href',
    '/talentbox/campaigns/colourothon',
  )
})

test('R-001: programs are compared in a table, each a link to its page', async () => {
  network.use(answer(getHome, homeOf()), answer(getShopWindow, shelves))
  open()
  const programs = await region('Learn for longer')
  expect((await programs.findByRole('link', { name: 'Program 1' })).getAttribute('href')).toBe(
    '/program/1',
  )
  const row = programs.getByRole('row', { name: /^Program 1/ })
  expect(within(row).getByRole('rowheader')).toBeTruthy()
  for (const cell of ['8–11', '6 weeks', '₹2,499'])
    expect(within(row).getByText(cell).closest('td')).toBeTruthy()
})

test('R-001, R-146: a Young Xpert leads to the story', async () => {
  network.use(answer(getHome, homeOf()), answer(getShopWindow, shelves))
  open()
  expect(await screen.findByRole('link', { name: 'River gauge' })).toHaveAttribute(
    'href',
    '/young-xpert/post-31',
  )
})
