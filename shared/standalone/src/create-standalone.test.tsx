import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import type { ReleaseManifest, Route, Slot as SlotRow } from '@brightyard/contract/release'
import {
  Link,
  type PageContext,
  pageNotFound,
  redirect,
  Slot,
  useLoaderData,
  useSearchParams,
} from '@brightyard/runtime'
import { act, fireEvent, screen, waitFor } from '@brightyard/testing'
import { render } from '@testing-library/react'
import { createStandaloneWith } from './create-standalone.tsx'

const site = 'https://www.brightyard.example'

const routeOf = (path: string, more: Partial<Route> = {}): Route => ({
  path,
  module: './toy.page',
  layout: 'shop',
  access: 'open',
  render: 'server',
  ...more,
})

const manifestOf = (routes: Route[], slots: SlotRow[] = []): ReleaseManifest => ({
  metaData: { brightyard: { version: '1.0.0', routes, slots } },
})

/** The manifest of each release; null where it cannot be read. */
let manifests: Record<string, ReleaseManifest | null> = {}
beforeEach(() => {
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    const { url } = new Request(input)
    const name = /\/r\/(\w+)\//.exec(url)?.[1] ?? ''
    const manifest = manifests[name]
    return manifest ? Response.json(manifest) : new Response(null, { status: 503 })
  })
})
afterEach(() => {
  manifests = {}
  jest.restoreAllMocks()
})

const Toy = () => {
  const [search, setSearch] = useSearchParams()
  return (
    <>
      <h1>{`A ${search.get('colour') ?? 'plain'} ${String(useLoaderData())}`}</h1>
      <button onClick={() => setSearch({ colour: 'red' })}>Red</button>
      <Link to="/shop/shopping-bags">Bag</Link>
      <Slot name="counts" fallback="no counts" />
    </>
  )
}
const toy = { Component: Toy, loader: ({ params }: PageContext) => params['name'] }

/** A host with these modules of the shop on its page. */
async function renderHost(address: string, modules: Record<string, object>) {
  const open = jest.fn()
  const remotes = Object.fromEntries(
    Object.keys(manifests).map((name) => [name, `${site}/r/${name}/1.0.0/mf-manifest.json`]),
  )
  const load = async (_: string, __: unknown, module: string) => {
    const found = modules[module]
    if (!found) throw new Error('cut off')
    return found
  }
  const { Provider, Page, Slot: PlacedSlot } = createStandaloneWith(load, { site, remotes, open })
  // Awaited, because it waits for the releases from its first render on.
  await act(async () => {
    render(
      <Provider>
        <PlacedSlot name="header" fallback="no header" props={{ title: 'Hello' }} />
        <Page address={address} fallback="waiting" />
      </Provider>,
    )
  })
  return { open }
}

test('a page is shown with its loader’s data, and keeps its query to itself', async () => {
  manifests = { shop: manifestOf([routeOf('/shop/toys/:name')]) }
  const { open } = await renderHost('/shop/toys/kite?colour=blue', { './toy.page': toy })
  expect(await screen.findByRole('heading')).toHaveTextContent('A blue kite')
  fireEvent.click(screen.getByRole('button', { name: 'Red' }))
  expect(await screen.findByRole('heading', { name: 'A red kite' })).toBeVisible()
  expect(open).not.toHaveBeenCalled()
})

test('a link has the site’s address, and following it is up to the host', async () => {
  manifests = { shop: manifestOf([routeOf('/shop/toys/:name')]) }
  const { open } = await renderHost('/shop/toys/kite', { './toy.page': toy })
  const link = await screen.findByRole('link', { name: 'Bag' })
  expect(link).toHaveAttribute('href', `${site}/shop/shopping-bags`)
  fireEvent.click(link)
  await waitFor(() => expect(open).toHaveBeenCalledWith('/shop/shopping-bags'))
  expect(screen.getByRole('heading')).toHaveTextContent('A plain kite')
})

test('a redirect of a loader is the host’s to follow', async () => {
  manifests = { shop: manifestOf([routeOf('/shop/toys/:name')]) }
  const away = { Component: Toy, loader: () => redirect('/shop?gone=1') }
  const { open } = await renderHost('/shop/toys/kite', { './toy.page': away })
  await waitFor(() => expect(open).toHaveBeenCalledWith('/shop?gone=1'))
})

test('a page for signed-in people asks the host for the sign-in', async () => {
  const route = routeOf('/shop/orders', { access: 'protected' })
  manifests = { shop: manifestOf([route]) }
  const { open } = await renderHost('/shop/orders', { './toy.page': toy })
  await waitFor(() => expect(open).toHaveBeenCalledWith('/login'))
  expect(screen.queryByRole('heading')).toBeNull()
})

test('slots are filled from the releases, on the host’s page and inside pages', async () => {
  const slots = ['header', 'counts'].map((name) => ({
    name,
    module: `./${name}.slot`,
    render: 'client' as const,
  }))
  manifests = {
    shop: manifestOf([routeOf('/shop/toys/:name')]),
    header: manifestOf([], slots),
  }
  await renderHost('/shop/toys/kite', {
    './toy.page': toy,
    './header.slot': { Component: ({ title }: { title: string }) => <h2>{title}</h2> },
    './counts.slot': { Component: () => '3 in the bag' },
  })
  expect(await screen.findByRole('heading', { name: 'Hello' })).toBeVisible()
  expect(await screen.findByText(/3 in the bag/)).toBeVisible()
})

test('a page’s own error boundary is shown in its place; without one, what went wrong', async () => {
  manifests = { shop: manifestOf([routeOf('/shop/toys/:name')]) }
  const loader = () => {
    throw pageNotFound()
  }
  await renderHost('/shop/toys/kite', { './toy.page': { Component: Toy, loader } })
  expect(await screen.findByRole('alert')).toHaveTextContent('This page could not be found')

  const ErrorBoundary = () => <p>No such toy</p>
  await renderHost('/shop/toys/kite', { './toy.page': { Component: Toy, loader, ErrorBoundary } })
  expect(await screen.findByText('No such toy')).toBeVisible()
})

test('a release that cannot be read costs its own parts only, until it can', async () => {
  jest.spyOn(console, 'error').mockReturnValue()
  manifests = { shop: null, header: manifestOf([]) }
  await renderHost('/shop/toys/kite', { './toy.page': toy })
  expect(await screen.findByRole('alert')).toHaveTextContent('This page could not be loaded')
  expect(screen.getByText(/no header/)).toBeVisible()
  manifests['shop'] = manifestOf([routeOf('/shop/toys/:name')])
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  })
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('A plain kite')
})

test('an address of no release says so', async () => {
  manifests = { shop: manifestOf([routeOf('/shop/toys/:name')]) }
  await renderHost('/shop/kites', {})
  expect(await screen.findByRole('alert')).toHaveTextContent('This page could not be found')
})
