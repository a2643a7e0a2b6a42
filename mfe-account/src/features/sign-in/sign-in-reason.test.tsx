import { getOffering, listSocialProviders } from '@brightyard/contract/calls'
import type { Offering } from '@brightyard/contract/entities'
import { signInFor, visitedRouteKey } from '@brightyard/contract/paths'
import { answer, network, refuse, renderPage, screen } from '@brightyard/testing'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import * as loginPage from './login.page.tsx'

const clayAnimals: Offering = {
  id: 3,
  kind: 'workshop',
  slug: 'clay-animals',
  title: 'Clay Animals',
  summary: 'Of clay.',
  picture: {
    src: '/clay.jpg',
    avif: '',
    webp: '',
    jpeg: '',
    width: 4,
    height: 3,
    alt: '',
    placeholder: '#fff',
  },
  category: 'art',
  age: { from: 5, to: 8 },
  mode: 'online',
  language: 'English',
  venue: null,
  time_zone: 'Asia/Kolkata',
  organiser: { id: 5, name: 'Maati Arts' },
  price_from_in_paise: 65_000,
  next_session: null,
  seats_left: 18,
  is_sold_out: false,
  is_past: false,
  what_to_bring: [],
  body: '<p>Of clay.</p>',
  tags: [],
  gallery: [],
  policy: { refund_steps: [], moves_until_hours: 24, sentences: [] },
  ticket_types: [],
  sessions: [],
  batches: [],
  teachers: [],
  related: [],
}

beforeEach(() => network.use(answer(listSocialProviders, { data: [] })))
afterEach(() => sessionStorage.clear())
const open = (address: string) =>
  renderPage(loginPage, {
    path: '/login',
    address,
    others: ['/signup', '/forgot-password', '/forgot-kidID'],
  })
const heading = (name: string) => screen.findByRole('heading', { level: 1, name })

test('R-155: who pressed Book now reads what the sign-in is for', async () => {
  const asked: object[] = []
  network.use(
    answer(getOffering, ({ input }) => {
      asked.push(input)
      return clayAnimals
    }),
  )
  // As the host leaves it on the way here.
  sessionStorage.setItem(visitedRouteKey, '/workshop/booking?offering=clay-animals&session=3')
  open('/login')
  expect(await heading('Sign in to book “Clay Animals”')).toBeVisible()
  expect(screen.getByText('What you have chosen is kept, and you go on there.')).toBeVisible()
  expect(asked).toEqual([{ kind: 'workshop', slug: 'clay-animals' }])
})

test.each([
  [signInFor('wish', '/shop/product-details/details?ecommID=1'), 'Sign in to keep your wish'],
  [signInFor('review', '/workshop/clay'), 'Sign in to write a review'],
  [signInFor('form', '/web-form/lake'), 'Sign in to fill in the form'],
  ['/login?redirectURL=/shop/checkout', 'Sign in to pay for your bag'],
  ['/login?redirectURL=/assessment/7', 'Sign in to your assessments'],
  ['/login?redirectURL=/shop/order-history/order-details/7', 'Sign in to see your orders'],
  ['/login?redirectURL=/notifications', 'Sign in to see your notifications'],
  // Nobody has a reason of their own here, and words of an address are never shown.
  ['/login?redirectURL=/shop', 'Welcome back'],
  ['/login?for=win-a-prize', 'Welcome back'],
  ['/login', 'Welcome back'],
])('R-155: at %s the page says “%s”', async (address, title) => {
  open(address)
  expect(await heading(title)).toBeVisible()
})

test('R-113: who was going to an assessment finds the sign-in of candidates, and nobody else does', async () => {
  open('/login?redirectURL=/assessment/instructions/7')
  expect(await screen.findByRole('link', { name: 'Sign in as a candidate' })).toHaveAttribute(
    'href',
    '/assessment/login',
  )
  open('/login?redirectURL=/shop/checkout')
  await heading('Sign in to pay for your bag')
  expect(screen.getAllByRole('link', { name: 'Sign in as a candidate' })).toHaveLength(1)
})

test('R-155: without the title it says that somebody is booking', async () => {
  network.use(refuse(getOffering, 404))
  open('/login?redirectURL=%2Fevent%2Fbooking%3Foffering%3Dgone')
  expect(await heading('Sign in to book')).toBeVisible()
})

test('R-155: signing up instead keeps both where it leads and what it is for', async () => {
  open(signInFor('wish', '/shop'))
  expect(await screen.findByRole('link', { name: 'Sign up' })).toHaveAttribute(
    'href',
    '/signup?redirectURL=%2Fshop&for=wish',
  )
})
