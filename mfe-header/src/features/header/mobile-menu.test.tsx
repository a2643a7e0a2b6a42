import { getSiteSettings, listCategories } from '@brightyard/contract/calls'
import {
  accessibilityFindings,
  answer,
  network,
  renderComponent,
  type RenderOptions,
  screen,
  userOf,
  waitFor,
  within,
} from '@brightyard/testing'
import { beforeEach, expect, jest, test } from '@jest/globals'
import { Component as Header } from './header.slot.tsx'
import { sampleCategories } from '../../fixtures/categories.ts'

const settingsAsked = jest.fn()
const categoriesAsked = jest.fn()

beforeEach(() => {
  settingsAsked.mockClear()
  categoriesAsked.mockClear()
  network.use(
    answer(listCategories, () => {
      categoriesAsked()
      return { data: sampleCategories }
    }),
    answer(getSiteSettings, () => {
      settingsAsked()
      return {
        facebook_link: 'https://facebook.example/brightyard',
        twitter_link: '',
        instagram_link: '',
        linkedin_link: '',
        youtube_link: '',
      }
    }),
  )
})

async function openMenu(options?: RenderOptions) {
  const page = renderComponent(<Header layout="default" />, options)
  const toggle = await screen.findByRole('button', { name: 'Menu' })
  expect(toggle).toHaveAttribute('aria-haspopup', 'dialog')
  await page.user.click(toggle)
  return { ...page, toggle, menu: await screen.findByRole('dialog', { name: 'Menu' }) }
}

test('H-045: the menu opens by its toggle and closes with Escape, and the toggle has the focus again', async () => {
  const { user, toggle, menu } = await openMenu()
  await waitFor(() => expect(menu).toContainElement(document.activeElement as HTMLElement))
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(toggle).toHaveAttribute('aria-expanded', 'false')
  await waitFor(() => expect(toggle).toHaveFocus())
})

test('the menu of a visitor has search, navigation, categories and the way in', async () => {
  const { menu } = await openMenu()
  const inMenu = within(menu)
  expect(inMenu.getByRole('searchbox')).toBeVisible()
  expect(inMenu.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/')
  expect(inMenu.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/login')
  expect(inMenu.getByRole('link', { name: 'Wishlist' })).toHaveAttribute(
    'href',
    '/login?redirectURL=%2Fshop',
  )
  expect(await inMenu.findByText('Books')).toBeVisible()
  expect(inMenu.getByRole('link', { name: 'View all categories' })).toBeVisible()
})

test('the menu of a guardian has what is their own', async () => {
  const { menu } = await openMenu({ user: userOf('guardian') })
  for (const name of ['My Dashboard', 'Orders', 'Feeds', 'Wishlist']) {
    expect(within(menu).getByRole('link', { name })).toBeVisible()
  }
  expect(within(menu).getByRole('button', { name: 'Sign Out' })).toBeVisible()
  expect(within(menu).queryByRole('link', { name: 'Sign In' })).toBeNull()
})

test('a link of the menu leads to its page and closes the menu', async () => {
  const { user, menu, router } = await openMenu({ address: '/start', others: ['/program'] })
  await user.click(within(menu).getByRole('link', { name: 'Programs' }))
  expect(router.state.location.pathname).toBe('/program')
})

test('X-023: a closed menu makes no calls', async () => {
  renderComponent(<Header layout="default" />)
  await screen.findByRole('button', { name: 'Menu' })
  expect(settingsAsked).not.toHaveBeenCalled()
  expect(categoriesAsked).not.toHaveBeenCalled()
})

test('X-023, F-023, Z-033: the open menu shows the social links and keeps the settings', async () => {
  const { user, toggle } = await openMenu()
  expect(await screen.findByRole('link', { name: /^Facebook/ })).toBeVisible()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await user.click(toggle)
  expect(await screen.findByRole('link', { name: /^Facebook/ })).toBeVisible()
  expect(settingsAsked).toHaveBeenCalledTimes(1)
})

test('H-051: the open menu passes the accessibility check', async () => {
  const { menu } = await openMenu({ user: userOf('guardian') })
  await within(menu).findByText('Books')
  expect(await accessibilityFindings(menu)).toEqual([])
})
