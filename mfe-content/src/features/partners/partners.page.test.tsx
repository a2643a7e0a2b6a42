import { getPartner, listContent } from '@brightyard/contract/calls'
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
import { partner, partners } from '../../fixtures/people.ts'
import * as partnersPage from './partners.page.tsx'

const page = { ...partnersPage, ErrorBoundary: () => <p>No such page</p> }
const open = (address: string) =>
  renderPage(page, {
    path: address.startsWith('/partners/') ? '/partners/:slug' : '/partners',
    address,
  })

test('R-046: partners are found by text and by city, and each has a profile', async () => {
  const asked: unknown[] = []
  network.use(
    answer(listContent, ({ input }) => {
      asked.push([String(input.type), input.search, input.place])
      return partners
    }),
  )
  const { user, router, container } = open('/partners')
  expect(await screen.findByRole('link', { name: 'Partner 2' })).toHaveAttribute(
    'href',
    '/partners/partner-2',
  )
  await user.selectOptions(screen.getByRole('combobox', { name: 'City' }), 'Pune')
  await waitFor(() => expect(router.state.location.search).toBe('?place=Pune'))
  await user.type(screen.getByRole('searchbox', { name: 'Search partners' }), 'clay')
  await user.click(screen.getByRole('button', { name: 'Search' }))
  await waitFor(() => expect(router.state.location.search).toBe('?search=clay&place=Pune'))
  expect(asked).toEqual([
    ['12', undefined, undefined],
    ['12', undefined, 'Pune'],
    ['12', 'clay', 'Pune'],
  ])
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Partners in Pune')
  expect(await accessibilityFindings(container)).toEqual([])
})

test('R-046: the directory leads to the registration of partners', async () => {
  network.use(answer(listContent, { ...partners, data: [] }))
  open('/partners?search=nothing')
  expect(await screen.findByText('No partner matches')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Register as a partner' })).toHaveAttribute(
    'href',
    '/partner-register',
  )
})

test('R-141: a profile has text, contact, activities, programs and the gallery', async () => {
  network.use(answer(getPartner, partner))
  const { container } = open('/partners/Partner-1')
  expect(await screen.findByRole('heading', { level: 1, name: 'Partner 1' })).toBeVisible()
  const contact = screen.getByRole('region', { name: 'Contact' })
  expect(within(contact).getByRole('link', { name: '+91 20 2553 0110' })).toHaveAttribute(
    'href',
    'tel:+912025530110',
  )
  expect(within(contact).getByRole('link', { name: 'studio@partner.example' })).toHaveAttribute(
    'href',
    'mailto:studio@partner.example',
  )
  expect(contact).toHaveTextContent('5, Prabhat Road, Pune')
  const activities = screen.getByRole('list', { name: 'Activities of Partner 1' })
  expect(within(activities).getAllByRole('listitem')[0]).toBeTruthy()
  expect(screen.getByRole('link', { name: 'All 9 activities' })).toHaveAttribute(
    'href',
    '/activities/listing?organiser=7',
  )
  expect(screen.getByRole('link', { name: 'Program 1' })).toHaveAttribute('href', '/program/1')
  const gallery = screen.getByRole('list', { name: 'Pictures: Kiln day' })
  expect(within(gallery).getByRole('button', { name: 'Enlarge: A kiln' })).toBeVisible()
  expect(await accessibilityFindings(container)).toEqual([])
})

test('R-141: a partner without anything to book says so and leads on', async () => {
  const none = { ...partner, vendor_id: null, activities: { total: 0, data: [] }, programs: [] }
  network.use(answer(getPartner, { ...none, phone: null, website: null }))
  open('/partners/partner-1')
  expect(await screen.findByRole('link', { name: 'See what others offer' })).toHaveAttribute(
    'href',
    '/activities/listing',
  )
  expect(screen.queryByRole('list', { name: /^Activities of/ })).toBeNull()
})

test('V-016: a partner that is none is not found', async () => {
  network.use(refuse(getPartner, 404))
  open('/partners/nobody')
  expect(await screen.findByText('No such page')).toBeVisible()
})
