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
  '/partnerapp',
]

test.each(specified)('%s is open, in the layout of the shop, rendered on the server', (path) => {
  const route = remote.routes.find((one) => one.path === path)
  expect(route).toMatchObject({ access: 'open', layout: 'shop', render: 'server' })
})

test('every page that the server renders says what it reads of its address', () => {
  const silent = remote.routes.filter(({ render, query }) => render === 'server' && !query)
  expect(silent.map(({ path }) => path)).toEqual([])
})
