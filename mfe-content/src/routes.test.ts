import { expect, test } from '@jest/globals'
import { remote } from './routes.ts'

const specified = [
  '/',
  '/search',
  '/blog',
  '/blog/:slug',
  '/about-us',
  '/our-story',
  '/our-team',
  '/careers',
  '/news',
  '/news/:slug',
  '/newspapers',
  '/media-gallery',
  '/awards',
  '/panellist',
  '/contact-us',
  '/how-it-works',
  '/rewardprogram-teachers',
  '/scholarship-kids',
  '/scholarship-teachers',
  '/terms-service',
  '/privacy-policy',
  '/copyright',
  '/disclaimer',
  '/faqs',
  '/support',
  '/program',
  '/activities',
  '/events',
  '/partners',
  '/partners/:slug',
  '/young-xpert/:slug?',
  '/panellist/:slug',
  '/careers/:slug',
  '/partnerapp',
  '/partnerapp/:slug',
]

test.each(specified)('%s is open, in the layout of the shop, rendered on the server', (path) => {
  const route = remote.routes.find((one) => one.path === path)
  expect(route).toMatchObject({ access: 'open', layout: 'shop', render: 'server' })
})

test('every page that the server renders says what it reads of its address', () => {
  const silent = remote.routes.filter(({ render, query }) => render === 'server' && !query)
  expect(silent.map(({ path }) => path)).toEqual([])
})

test('R-058: the search reads its words by both names from the address', () => {
  const search = remote.routes.find(({ path }) => path === '/search')
  expect(search?.query).toEqual(expect.arrayContaining(['text', 'q']))
})

test.each([
  '/workshop',
  '/class',
  '/performingarts',
  '/sports',
  '/live-class/:slug?',
  '/program/all',
  '/program/:id',
  '/program/chapter/:id',
  '/program/class/:id',
  '/activities/listing',
  '/event/listing',
  '/workshop/listing',
  '/class/listing',
  '/live-class/listing',
  '/event/:slug',
  '/workshop/:slug',
  '/class/:slug',
])('%s is open, in the layout of the shop, rendered on the server', (path) => {
  const route = remote.routes.find((one) => one.path === path)
  expect(route).toMatchObject({ access: 'open', layout: 'shop', render: 'server' })
})

test.each([
  '/my-school-activity',
  '/my-school-activity/listing',
  '/my-rwa-activity',
  '/my-rwa-activity/listing',
])('%s is for people who have signed in', (path) => {
  const route = remote.routes.find((one) => one.path === path)
  expect(route).toMatchObject({ access: 'protected', layout: 'shop' })
})

test.each([
  '/event/booking',
  '/workshop/booking',
  '/class/booking',
  '/live-class/booking',
  '/event/payment-status',
  '/workshop/payment-status',
  '/class/payment-status',
  '/live-class/payment-status',
])('%s is for people who have signed in, and says itself who books', (path) => {
  const route = remote.routes.find((one) => one.path === path)
  expect(route).toMatchObject({ access: 'protected', layout: 'shop' })
})
