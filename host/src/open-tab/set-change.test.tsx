import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { releaseSetChanged } from '@brightyard/contract/channels'
import type { HostSet } from '@brightyard/contract/release'
import { channel, createQueries, Link, useQuery, useUnsavedWork } from '@brightyard/runtime'
import { act, fireEvent, screen, waitFor } from '@brightyard/testing'
import { useState } from 'react'
import { routeOf, setOf } from '../fixtures/host-set.ts'
import { renderSite } from '../fixtures/render-site.tsx'
import { createSetChange } from './set-change.ts'

const paths = ['/form', '/thanks', '/other']
const slot = (name: string) => ({ name, module: `./${name}`, render: 'server' as const })
/** Site of two remotes; each can be of another version, and a new release may bring a new page. */
const site = (number: number, version: string, { extra = [] as string[], content = '1' } = {}) => ({
  ...setOf({
    shop: {
      version,
      routes: [...paths, ...extra].map((path) => routeOf(path, { module: `.${path}` })),
      slots: [slot('header')],
    },
    content: { version: content, routes: [routeOf('/about', { module: './about' })] },
  }),
  number,
})

const mounted = jest.fn()
const asked = jest.fn()
/** Lets the slow page come. */
let bringSlowPage = () => {}

function moduleOf(set: HostSet, remote: string, module: string): object {
  const version = set.remotes[remote]?.version ?? ''
  const bag = createQueries(remote).customQuery('bag', {}, () => {
    asked(version)
    return { shape: version }
  })
  const Name = () => {
    useState(() => mounted(`${module} ${version}`))
    return <h1>{`${module} of ${version}`}</h1>
  }
  const Links = () =>
    [...paths, '/new', '/slow', '/about', '/about?page=2'].map((to) => (
      <Link key={to} to={to}>
        {to}
      </Link>
    ))
  if (module === './form') {
    return {
      loader: ({ queryClient }: { queryClient: { ensureQueryData: (o: object) => unknown } }) =>
        queryClient.ensureQueryData(bag),
      Component: function Form() {
        const [text, setText] = useState('')
        const saved = useUnsavedWork(text !== '')
        const { data } = useQuery(bag)
        return (
          <>
            <Name />
            <p>{`bag of ${data?.shape}`}</p>
            <input aria-label="Words" value={text} onChange={(e) => setText(e.target.value)} />
            <Link to="/thanks" onClick={saved}>
              Submit
            </Link>
            <Links />
          </>
        )
      },
    }
  }
  if (module === './slow') {
    const loader = () => {
      asked('slow')
      return new Promise((resolve) => {
        bringSlowPage = () => resolve(null)
      })
    }
    return { loader, Component: Name }
  }
  if (module === './header') {
    return { Component: () => <header>{`header of ${version}`}</header> }
  }
  return {
    Component: () => (
      <>
        <Name />
        <Links />
      </>
    ),
  }
}

function openTab(address: string, first = site(1, 'one')) {
  const sourceOf = (set: HostSet) => (remote: string, module: string) =>
    Promise.resolve(moduleOf(set, remote, module))
  const view = renderSite(first, sourceOf(first), { address })
  const { router, environment, queryClient, shown, routes } = view
  const change = createSetChange({ router, environment, queryClient, shown, routes, sourceOf })
  return { ...view, offer: (set: HostSet) => act(() => change.offer(set)) }
}

const heading = (name: string) => screen.findByRole('heading', { name })
const follow = (name: string) => fireEvent.click(screen.getByRole('link', { name }))

let silence: { mockRestore: () => void } | undefined
beforeEach(() => {
  mounted.mockClear()
  asked.mockClear()
  Object.assign(performance, { mark() {} }) // jsdom has none
  silence = jest.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => silence?.mockRestore())

test('a new set changes nothing on the page that is shown, and the next page is of it', async () => {
  const { offer } = openTab('/form')
  await heading('./form of one')
  offer(site(2, 'two'))
  expect(screen.getByRole('heading')).toHaveTextContent('./form of one')
  expect(screen.getByText('header of one')).toBeVisible()
  follow('/other')
  await heading('./other of two')
  expect(await screen.findByText('header of two')).toBeVisible()
  expect(channel(releaseSetChanged).latest()).toEqual({ number: 2 })
})

test('a page that only the new release has can be opened, and one that is gone is gone', async () => {
  const { offer } = openTab('/form')
  await heading('./form of one')
  offer(site(2, 'two', { extra: ['/new'] }))
  follow('/new')
  await heading('./new of two')
  offer(site(3, 'three'))
  follow('/other')
  await heading('./other of three')
  follow('/new')
  await heading('Page not found')
})

test('a half-filled form stays on its release and is sent from it; the next page is of the new one', async () => {
  const { offer } = openTab('/form')
  await heading('./form of one')
  fireEvent.change(screen.getByLabelText('Words'), { target: { value: 'half a sent' } })
  offer(site(2, 'two'))
  offer(site(3, 'three'))
  expect(screen.getByLabelText('Words')).toHaveValue('half a sent')
  expect(screen.getByRole('heading')).toHaveTextContent('./form of one')
  follow('Submit')
  await heading('./thanks of three')
})

test('while work is unsaved the next step in the same remote stays on its release; the update is not lost', async () => {
  const { offer } = openTab('/form')
  await heading('./form of one')
  fireEvent.change(screen.getByLabelText('Words'), { target: { value: 'half a sent' } })
  offer(site(2, 'two'))
  follow('/thanks')
  await heading('./thanks of one')
  follow('/other')
  await heading('./other of two')
})

test('leaving unsaved work for another remote opens its current release', async () => {
  const { offer } = openTab('/form')
  await heading('./form of one')
  fireEvent.change(screen.getByLabelText('Words'), { target: { value: 'half a sent' } })
  offer(site(2, 'two', { content: '2' }))
  follow('/about')
  await heading('./about of 2')
  expect(await screen.findByText('header of two')).toBeVisible()
})

test('a remote that did not change is not mounted again', async () => {
  const { offer } = openTab('/about')
  await heading('./about of 1')
  offer(site(2, 'two'))
  follow('/about?page=2')
  await waitFor(() => expect(screen.getByText('header of two')).toBeVisible())
  expect(mounted.mock.calls).toEqual([['./about 1']])
})

test('the page that is left stays as it is, and is made once, until the next one is here', async () => {
  const extra = ['/slow']
  const { offer } = openTab('/other', site(1, 'one', { extra }))
  await heading('./other of one')
  offer(site(2, 'two', { extra }))
  follow('/slow')
  await waitFor(() => expect(asked).toHaveBeenCalledWith('slow'))
  expect(screen.getByRole('heading')).toHaveTextContent('./other of one')
  bringSlowPage()
  await heading('./slow of two')
  expect(mounted.mock.calls).toEqual([['./other one'], ['./slow two']])
})

test('a set that was taken back before the tab took it is forgotten', async () => {
  const { offer } = openTab('/form')
  await heading('./form of one')
  offer(site(2, 'two'))
  offer(site(1, 'one'))
  follow('/other')
  await heading('./other of one')
})

test('a new release never reads answers that an earlier one cached', async () => {
  const { offer } = openTab('/form')
  expect(await screen.findByText('bag of one')).toBeVisible()
  follow('/other')
  await heading('./other of one')
  offer(site(2, 'two'))
  follow('/form')
  await heading('./form of two')
  expect(screen.getByText('bag of two')).toBeVisible()
  expect(asked.mock.calls).toEqual([['one'], ['two']])
})

test('a remote whose release did not change keeps its cached answers', async () => {
  const { offer } = openTab('/form')
  expect(await screen.findByText('bag of one')).toBeVisible()
  follow('/other')
  await heading('./other of one')
  offer(site(2, 'one', { content: '2' }))
  follow('/form')
  expect(await screen.findByText('bag of one')).toBeVisible()
  expect(channel(releaseSetChanged).latest()).toEqual({ number: 2 })
  expect(asked.mock.calls).toEqual([['one']])
})

test('twenty sets in a row: the last one counts, and the page before the first is still the first', async () => {
  const { offer } = openTab('/form')
  await heading('./form of one')
  for (let number = 2; number <= 21; number += 1) offer(site(number, `v${number}`))
  expect(screen.getByRole('heading')).toHaveTextContent('./form of one')
  follow('/other')
  await heading('./other of v21')
})
