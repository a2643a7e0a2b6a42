import { listCategories } from '@brightyard/contract/calls'
import { sessionChanged } from '@brightyard/contract/channels'
import { channel } from '@brightyard/runtime'
import {
  act,
  answer,
  network,
  renderComponent,
  screen,
  signedInAs,
  userOf,
  waitFor,
} from '@brightyard/testing'
import { beforeEach, expect, test } from '@jest/globals'
import { sampleCategories } from '../../fixtures/categories.ts'
import { Component as Header } from './header.slot.tsx'

beforeEach(() => network.use(answer(listCategories, { data: sampleCategories })))

/** A page that has just come: the server has not said yet who is there. */
async function pressEarly(name: string) {
  const shown = renderComponent(<Header layout="default" />, {
    others: ['/shop/wishlist', '/login'],
  })
  await screen.findAllByRole('link', { name: 'Brightyard, home' })
  act(() => channel(sessionChanged).publish({ status: 'unknown' }))
  const link = screen.getAllByRole('link', { name })[0] as HTMLElement
  await shown.user.click(link)
  expect(link).toHaveAttribute('data-pressed')
  expect(shown.router.state.location.pathname).toBe('/')
  return shown
}

test('N-001: a bell that is pressed before it is known who is here opens the notifications of who is', async () => {
  const { router } = await pressEarly('Notifications')
  signedInAs(userOf('guardian'))
  const [bell] = await screen.findAllByRole('button', { name: 'Notifications' })
  expect(bell).toHaveAttribute('aria-expanded', 'true')
  expect(router.state.location.pathname).toBe('/')
})

test('N-001: a press that the starter still keeps when the bell knows who is here is done', async () => {
  renderComponent(<Header layout="default" />)
  await screen.findAllByRole('link', { name: 'Brightyard, home' })
  act(() => channel(sessionChanged).publish({ status: 'unknown' }))
  screen.getAllByRole('link', { name: 'Notifications' })[0]?.setAttribute('data-pressed', '')
  signedInAs(userOf('guardian'))
  const [bell] = await screen.findAllByRole('button', { name: 'Notifications' })
  expect(bell).toHaveAttribute('aria-expanded', 'true')
})

test.each(['Notifications', 'Wishlist'])('H-035, H-036: and of a visitor: %s', async (name) => {
  const { router } = await pressEarly(name)
  signedInAs(null)
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'))
  expect(router.state.location.search).toBe('?redirectURL=%2Fshop')
})

test('H-036: the wishlist of who is signed in is its own', async () => {
  const { router } = await pressEarly('Wishlist')
  signedInAs(userOf('guardian'))
  await waitFor(() => expect(router.state.location.pathname).toBe('/shop/wishlist'))
})
