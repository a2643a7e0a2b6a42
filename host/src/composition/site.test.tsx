import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { Link } from '@brightyard/runtime'
import { type ModuleSource, RemoteUnavailable } from '@brightyard/runtime/host'
import { accessibilityFindings, act, fireEvent, screen, waitFor, within } from '@brightyard/testing'
import { routeOf, setOf } from '../fixtures/host-set.ts'
import { renderSite } from '../fixtures/render-site.tsx'

const slot = (name: string) => ({ name, module: `./${name}`, render: 'server' as const })
const site = setOf({
  content: {
    routes: [
      routeOf('/', { module: './home' }),
      routeOf('/about', { module: './about' }),
      routeOf('/broken', { module: './broken' }),
      routeOf('/blank', { module: './home', layout: 'blank' }),
    ],
  },
  header: { slots: [slot('header'), slot('footer')] },
})

const parts: Record<string, object> = {
  './home': {
    Component: () => (
      <>
        <h1>Home</h1>
        <Link to="/about">About us</Link>
        <Link to="/broken">Broken</Link>
      </>
    ),
  },
  './about': { Component: () => <h1>About</h1> },
  './header': { Component: () => <header>The whole header</header> },
  './footer': { Component: () => <footer>The footer</footer> },
}

/** Answers with the parts, and fails for those named, until they are taken off the list. */
const sourceWithout =
  (failing: Set<string>): ModuleSource =>
  (remote, module) =>
    failing.has(module)
      ? Promise.reject(new RemoteUnavailable(remote, new Error('cut off')))
      : (parts[module] ?? {})

let silence: { mockRestore: () => void } | undefined
beforeEach(() => {
  // React reports every error that a boundary catches.
  silence = jest.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => {
  jest.useRealTimers()
  silence?.mockRestore()
})

test('H-053: without its remote the header is the minimal one, and the page works', async () => {
  renderSite(site, sourceWithout(new Set(['./header'])))
  const nav = within(await screen.findByRole('navigation', { name: 'Main' }))
  expect(nav.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/')
  expect(nav.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/login')
  fireEvent.click(await screen.findByRole('link', { name: 'About us' }))
  expect(await screen.findByRole('heading', { name: 'About' })).toBeVisible()
})

test('E-020: a slot that fails offers to try again, in its place', async () => {
  const failing = new Set(['./footer'])
  renderSite(site, sourceWithout(failing))
  const panel = await screen.findByRole('alert')
  expect(panel).toHaveTextContent('This part of the page (footer) could not be loaded.')
  expect(screen.getByText('The whole header')).toBeVisible()
  failing.clear()
  fireEvent.click(within(panel).getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('The footer')).toBeVisible()
})

test('E-022: without its remote the header comes back by itself, however the browser sees its connection', async () => {
  jest.useFakeTimers()
  const failing = new Set(['./header'])
  renderSite(site, sourceWithout(failing))
  await act(() => jest.advanceTimersByTimeAsync(0))
  await act(() => jest.advanceTimersByTimeAsync(11_000)) // in vain; the next pause is twice as long
  expect(screen.getByRole('navigation', { name: 'Main' })).toBeVisible()
  failing.clear()
  await act(() => jest.advanceTimersByTimeAsync(18_000))
  expect(screen.queryByText('The whole header')).toBeNull()
  await act(() => jest.advanceTimersByTimeAsync(2_000))
  expect(screen.getByText('The whole header')).toBeVisible()
})

test('E-021: a page that cannot be loaded leaves header and footer, and comes with a retry', async () => {
  const failing = new Set(['./about'])
  renderSite(site, sourceWithout(failing), { address: '/about' })
  expect(await screen.findByText('This page could not be loaded')).toBeVisible()
  expect(screen.getByText('The whole header')).toBeVisible()
  expect(screen.getByText('The footer')).toBeVisible()
  failing.clear()
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('heading', { name: 'About' })).toBeVisible()
})

test('E-020: a page that crashes leaves the rest alive, and comes back when it is tried again', async () => {
  let broken = true
  parts['./broken'] = {
    Component: () => {
      if (broken) throw new Error('a bug')
      return <h1>Mended</h1>
    },
  }
  renderSite(site, sourceWithout(new Set()), { address: '/broken' })
  expect(await screen.findByRole('heading', { name: "Something's wrong here..." })).toBeVisible()
  expect(screen.getByText('The whole header')).toBeVisible()
  broken = false
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('heading', { name: 'Mended' })).toBeVisible()
})

test('E-011, E-012, R-158, Z-038: an unknown address shows the not-found page with the way home', async () => {
  const { container } = renderSite(site, sourceWithout(new Set()), { address: '/nowhere' })
  expect(await screen.findByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible()
  expect(screen.getByText("We can't find the page you're looking for!")).toBeVisible()
  expect(screen.getByRole('link', { name: 'Go to home' })).toHaveAttribute('href', '/')
  await waitFor(() => expect(document.title).toBe('This page could not be found · Brightyard'))
  expect(await accessibilityFindings(container)).toEqual([])
})

test('W-011: after a navigation the focus is on the heading; the first page keeps the browser’s own', async () => {
  renderSite(site, sourceWithout(new Set()))
  expect(await screen.findByRole('heading', { name: 'Home' })).not.toHaveFocus()
  fireEvent.click(screen.getByRole('link', { name: 'About us' }))
  const heading = await screen.findByRole('heading', { name: 'About' })
  await waitFor(() => expect(heading).toHaveFocus())
})

test('W-003: the blank layout has neither header nor footer', async () => {
  renderSite(site, sourceWithout(new Set()), { address: '/blank' })
  expect(await screen.findByRole('heading', { name: 'Home' })).toBeVisible()
  expect(screen.queryByText('The whole header')).toBeNull()
  expect(screen.queryByText('The footer')).toBeNull()
})
