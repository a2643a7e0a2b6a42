import { getSiteSettings } from '@brightyard/contract/calls'
import {
  accessibilityFindings,
  namesWithoutText,
  act,
  answer,
  fireEvent,
  network,
  renderComponent,
  screen,
  userOf,
} from '@brightyard/testing'
import { beforeEach, expect, jest, test } from '@jest/globals'
import { Component as Footer } from './footer.slot.tsx'

const settings = {
  facebook_link: 'https://facebook.example/brightyard',
  twitter_link: '',
  instagram_link: 'https://instagram.example/brightyard',
  linkedin_link: '',
  youtube_link: '',
}

/** The window's view of the footer: tests scroll it into sight. */
let comeIntoView: () => void
const asked = jest.fn()

beforeEach(() => {
  asked.mockClear()
  const observers: (() => void)[] = []
  comeIntoView = () => act(() => observers.forEach((notify) => notify()))
  globalThis.IntersectionObserver = class extends IntersectionObserver {
    constructor(notify: IntersectionObserverCallback) {
      super(notify)
      observers.push(() => notify([{ isIntersecting: true } as IntersectionObserverEntry], this))
    }
  }
  network.use(
    answer(getSiteSettings, () => {
      asked()
      return settings
    }),
  )
})

async function show(variant: 'shop' | 'default' = 'shop', address = '/shop') {
  const page = renderComponent(<Footer variant={variant} />, { address })
  await screen.findByRole('contentinfo')
  return page
}

const linked = [
  '/about-us',
  '/events',
  '/blog',
  '/our-story',
  '/news',
  '/newspapers',
  '/young-xpert',
  '/careers',
  '/our-team',
  '/partners',
  '/contact-us',
  '/awards',
  '/panellist',
  '/rewardprogram-teachers',
  '/scholarship-kids',
  '/scholarship-teachers',
  '/terms-service',
  '/privacy-policy',
  '/copyright',
  '/login',
  '/signup',
  '/partner-register',
]

test('F-001: the footer has its 22 links', async () => {
  await show()
  const here = screen.getAllByRole('link').map((link) => link.getAttribute('href') ?? '')
  expect(here.filter((href) => href.startsWith('/') && href !== '/').toSorted()).toEqual(
    linked.toSorted(),
  )
})

test('who is signed in is not asked to sign in or up', async () => {
  renderComponent(<Footer variant="shop" />, { address: '/shop', user: userOf('guardian') })
  expect(await screen.findByRole('link', { name: 'Partners' })).toBeVisible()
  expect(screen.queryByRole('link', { name: 'Sign in' })).toBeNull()
  expect(screen.queryByRole('link', { name: 'Sign up' })).toBeNull()
})

test('F-002: the link to the events is called Activities', async () => {
  await show()
  expect(screen.getByRole('link', { name: 'Activities' })).toHaveAttribute('href', '/events')
})

test("F-003: organisations register at the admin portal's own address", async () => {
  await show()
  expect(screen.getByRole('link', { name: 'Register an organisation' })).toHaveAttribute(
    'href',
    'https://admin.brightyard.example/onboard',
  )
})

test('F-004, Z-037: a link to the page already shown is left to the browser, which loads it afresh', async () => {
  const { router } = await show('shop', '/blog')
  const visited = jest.fn()
  router.subscribe(visited)
  // Left to the browser: jsdom, which cannot load pages, must not try.
  const leftToBrowser = jest.fn()
  document.addEventListener('click', (event) => {
    leftToBrowser(!event.defaultPrevented)
    event.preventDefault()
  })
  fireEvent.click(screen.getByRole('link', { name: 'Blog' }))
  expect(leftToBrowser).toHaveBeenLastCalledWith(true)
  expect(visited).not.toHaveBeenCalled()
  await act(async () => {
    fireEvent.click(screen.getByRole('link', { name: 'News' }))
    await Promise.resolve()
  })
  expect(leftToBrowser).toHaveBeenLastCalledWith(false)
})

test('F-022: badges and social links open outside, in a new tab that knows nothing of this one', async () => {
  await show()
  comeIntoView()
  await screen.findByRole('link', { name: /^Facebook/ })
  const outside = screen
    .getAllByRole('link')
    .filter((link) => link.getAttribute('href')?.startsWith('http'))
  expect(outside).toHaveLength(5)
  for (const link of outside) {
    expect(link).toHaveAttribute('target', '_blank')
    expect(link).toHaveAttribute('rel', 'noopener noreferrer')
  }
})

test('F-023: social links are those of the settings, and an empty one is not shown', async () => {
  await show()
  comeIntoView()
  expect(await screen.findByRole('link', { name: /^Facebook/ })).toHaveAttribute(
    'href',
    settings.facebook_link,
  )
  expect(screen.getByRole('link', { name: /^Instagram/ })).toHaveAttribute(
    'href',
    settings.instagram_link,
  )
  for (const name of [/^X,/, /^LinkedIn/, /^YouTube/]) {
    expect(screen.queryByRole('link', { name })).toBeNull()
  }
})

test('X-023, Z-033: the settings are loaded once, when the footer is shown', async () => {
  const { unmount } = await show()
  expect(asked).not.toHaveBeenCalled()
  comeIntoView()
  await screen.findByRole('link', { name: /^Facebook/ })
  comeIntoView()
  expect(asked).toHaveBeenCalledTimes(1)
  unmount()
})

test.each(['shop', 'default'] as const)(
  'F-024, L-017, Z-055: the %s footer says 2025',
  async (variant) => {
    await show(variant)
    expect(screen.getByText(/^© 2025 Brightyard/)).toBeVisible()
  },
)

test('the footer passes the accessibility check', async () => {
  const { container } = await show()
  expect(await accessibilityFindings(container)).toEqual([])
  expect(namesWithoutText(container)).toEqual([])
})
