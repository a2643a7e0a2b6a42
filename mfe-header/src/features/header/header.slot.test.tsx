import { listCategories } from '@brightyard/contract/calls'
import {
  cartCountChanged,
  kidSelected,
  notificationCountChanged,
  roomSelected,
  wishlistCountChanged,
} from '@brightyard/contract/channels'
import { channel } from '@brightyard/runtime'
import {
  accessibilityFindings,
  namesWithoutText,
  act,
  answer,
  network,
  renderComponent,
  type RenderOptions,
  screen,
  userOf,
  within,
} from '@brightyard/testing'
import { beforeEach, expect, jest, test } from '@jest/globals'
import { Component as Header } from './header.slot.tsx'
import { sampleCategories } from '../../fixtures/categories.ts'

beforeEach(() => network.use(answer(listCategories, { data: sampleCategories })))

/** Both bars are in the document; style sheets choose. Tests look at the one for wide windows, which is first. */
async function show(options?: RenderOptions) {
  const page = renderComponent(<Header layout="default" />, options)
  await screen.findAllByRole('link', { name: 'Brightyard, home' })
  return page
}
const firstButton = (name: RegExp) => screen.getAllByRole('button', { name })[0] as HTMLElement
const firstLink = (name: RegExp) => screen.getAllByRole('link', { name })[0] as HTMLElement

test('H-019, H-012: a visitor sees Sign In and nothing of a profile', async () => {
  await show()
  expect(await screen.findByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/login')
  expect(screen.queryByRole('button', { name: /my account/i })).toBeNull()
})

test('W-013: no width of the window hides search, bell or bag of a phone', async () => {
  await show({ user: userOf('guardian') })
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules])
  const hiding = rules
    .filter((rule) => rule instanceof CSSMediaRule)
    .filter(({ conditionText }) => conditionText.includes('max-width'))
    .flatMap(({ cssRules }) => [...cssRules])
    .filter((rule) => rule instanceof CSSStyleRule)
    .filter(({ style }) => style.display === 'none')
  for (const name of [/^Menu$/, /^Search$/, /^Notifications/]) {
    const button = screen.getAllByRole('button', { name, hidden: true }).at(-1)
    expect(hiding.filter(({ selectorText }) => button?.matches(selectorText))).toEqual([])
  }
})

test('H-035, H-036, R-155: bell and wishlist of a visitor lead to signing in', async () => {
  await show()
  const signIn = '/login?redirectURL=%2Fshop'
  for (const link of screen.getAllByRole('link', { name: 'Notifications' })) {
    expect(link).toHaveAttribute('href', signIn)
  }
  expect(screen.getByRole('link', { name: 'Wishlist' })).toHaveAttribute('href', signIn)
})

test('P-011: a visitor has Sign In and a counted bag; bell and wishlist count nothing and lead to signing in', async () => {
  await show()
  act(() => {
    channel(notificationCountChanged).publish({ count: 12 })
    channel(wishlistCountChanged).publish({ count: 4 })
    channel(cartCountChanged).publish({ count: 2 })
  })
  expect(await screen.findByRole('link', { name: 'Sign In' })).toBeVisible()
  expect(firstLink(/^Cart, 2 items$/)).toHaveAttribute('href', '/shop/shopping-bags')
  for (const name of [/^Notifications/, /^Wishlist/]) {
    for (const link of screen.getAllByRole('link', { name })) {
      expect(link).toHaveTextContent(/^$/)
      expect(link).toHaveAttribute('href', '/login?redirectURL=%2Fshop')
    }
  }
  expect(screen.queryByRole('button', { name: /^Notifications/ })).toBeNull()
})

test('H-037, H-048: bell and bag keep their last count while the page is without a connection', async () => {
  sessionStorage.clear()
  const first = await show({ user: userOf('guardian') })
  act(() => {
    channel(notificationCountChanged).publish({ count: 4 })
    channel(cartCountChanged).publish({ count: 3 })
  })
  expect(firstButton(/^Notifications, 4 unread$/)).toBeVisible()
  first.unmount()
  // A reload without a connection: nobody is known, and the bag is taken for a visitor's.
  const offline = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  await show()
  act(() => {
    channel(notificationCountChanged).publish({ count: 0 })
    channel(cartCountChanged).publish({ count: 0 })
  })
  expect(firstLink(/^Notifications, 4 unread$/)).toBeVisible()
  expect(firstLink(/^Cart, 3 items$/)).toBeVisible()
  // With the connection, a visitor is one.
  offline.mockRestore()
  act(() => void dispatchEvent(new Event('online')))
  expect(firstLink(/^Notifications$/)).toBeVisible()
  expect(firstLink(/^Cart$/)).toBeVisible()
  expect(sessionStorage).toHaveLength(0)
})

test('H-010, H-037: the cart of a visitor is counted and leads to the bag', async () => {
  await show()
  act(() => channel(cartCountChanged).publish({ count: 3 }))
  expect(firstLink(/^Cart, 3 items$/)).toHaveAttribute('href', '/shop/shopping-bags')
})

test('H-010: the wishlist of a guardian leads to the wishlist', async () => {
  await show({ user: userOf('guardian') })
  act(() => channel(wishlistCountChanged).publish({ count: 1 }))
  const link = screen.getByRole('link', { name: 'Wishlist, 1 item' })
  expect(link).toHaveAttribute('href', '/shop/wishlist')
})

test.each([
  [0, ''],
  [1, '1'],
  [5, '5'],
  [6, '5+'],
  [99, '5+'],
])('H-048, H-049, L-001: %i of each shows "%s"', async (count, text) => {
  await show({ user: userOf('guardian') })
  act(() => {
    channel(notificationCountChanged).publish({ count })
    channel(wishlistCountChanged).publish({ count })
    channel(cartCountChanged).publish({ count })
  })
  expect(firstButton(/^Notifications/).textContent).toBe(text)
  expect(firstLink(/^Wishlist/).textContent).toBe(text)
  expect(firstLink(/^Cart/).textContent).toBe(text)
  // The initials stand for a picture of the person who is named.
  expect(namesWithoutText(document.body).filter((one) => !one.startsWith('“AV'))).toEqual([])
})

test('N-044: the name of the bell has the number of unread notifications', async () => {
  await show({ user: userOf('guardian') })
  act(() => channel(notificationCountChanged).publish({ count: 12 }))
  const bell = firstButton(/^Notifications 5\+, 12 unread$/)
  expect(bell).toHaveAttribute('aria-haspopup', 'dialog')
  expect(bell).toHaveAttribute('aria-expanded', 'false')
})

test('H-033: Request Demo opens outside, in a new tab that knows nothing of this one', async () => {
  await show()
  // Style sheets bring it into wide bars.
  const link = screen.getByText('Request Demo')
  expect(link).toHaveAttribute('href', expect.stringMatching(/^https:/))
  expect(link).toHaveAttribute('target', '_blank')
  expect(link).toHaveAttribute('rel', 'noopener noreferrer')
})

test('P-020, H-016: More holds the links that do not fit, and closes with Escape', async () => {
  const { user } = await show({ user: userOf('vendor') })
  const more = screen.getByRole('button', { name: 'More' })
  await user.click(more)
  expect(more).toHaveAttribute('aria-expanded', 'true')
  expect(screen.getByRole('link', { name: 'Register new Student' })).toBeVisible()
  expect(screen.queryByRole('link', { name: 'Partner App' })).toBeNull()
  await user.tab()
  await user.keyboard('{Escape}')
  expect(more).toHaveAttribute('aria-expanded', 'false')
  expect(more).toHaveFocus()
})

test('H-027, H-046: the profile menu opens and closes by its toggle and by a press elsewhere', async () => {
  const { user } = await show({ user: userOf('guardian') })
  const toggle = screen.getByRole('button', { name: /^My account/ })
  expect(screen.queryByRole('link', { name: 'My Dashboard' })).toBeNull()
  await user.click(toggle)
  for (const name of ['My Dashboard', 'Room', 'Orders', 'Notification Settings']) {
    expect(await screen.findByRole('link', { name })).toBeVisible()
  }
  // The person's own head leads to the profile.
  expect(screen.getByRole('link', { name: /My profile$/ })).toHaveAttribute('href', '/profile')
  for (const [name, to] of [
    ['Payments', '/my-transactions'],
    ['Sign-in and security', '/profile/security'],
  ])
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', to)
  expect(screen.getByRole('button', { name: 'Sign Out' })).toBeVisible()
  await user.click(toggle)
  expect(screen.queryByRole('link', { name: 'Orders' })).toBeNull()
  await user.click(toggle)
  await user.click(document.body)
  expect(screen.queryByRole('link', { name: 'Orders' })).toBeNull()
})

test('H-029: the profile menu names the kid and the room, and says nothing where there are none', async () => {
  const { user } = await show({ user: userOf('guardian') })
  await user.click(screen.getByRole('button', { name: /^My account/ }))
  await screen.findByRole('button', { name: 'Change Room' })
  expect(screen.queryByText('Kid')).toBeNull()
  act(() => {
    channel(kidSelected).publish({ kid: { user_id: 4, name: 'Mia', avatar: null } })
    channel(roomSelected).publish({ room: { id: 9, name: 'Green Valley', vendor_type: 2 } })
  })
  expect(screen.getByText('Mia')).toBeVisible()
  expect(screen.getByText('Green Valley')).toBeVisible()
})

test('H-006: choosing a school room swaps the activities without a reload', async () => {
  await show({ user: userOf('guardian') })
  expect(firstLink(/^Activities$/)).toHaveAttribute('href', '/activities')
  act(() =>
    channel(roomSelected).publish({ room: { id: 9, name: 'Green Valley', vendor_type: 2 } }),
  )
  expect(firstLink(/^Activities$/)).toHaveAttribute('href', '/my-school-activity')
})

test('H-030, H-031, K-006: everybody changes the room, students do not change the kid', async () => {
  const { user } = await show({ user: userOf('student') })
  await user.click(screen.getByRole('button', { name: /^My account/ }))
  expect(await screen.findByRole('button', { name: 'Change Room' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Change Kid' })).toBeNull()
})

test('P-020: a school account is offered no room, no kid and no profile of its own', async () => {
  const school = userOf('student', { role: 'school', student_id: null })
  const { user } = await show({ user: school })
  await user.click(screen.getByRole('button', { name: /^My account/ }))
  expect(await screen.findByRole('button', { name: 'Sign Out' })).toBeVisible()
  for (const name of ['Change Room', 'Change Kid'])
    expect(screen.queryByRole('button', { name })).toBeNull()
  expect(screen.queryByRole('link', { name: 'Room' })).toBeNull()
  expect(screen.getByRole('link', { name: /My school$/ })).toHaveAttribute('href', '/dashboard')
})

test('K-014: Change Kid gives the focus to the opener, to which the panel gives it back', async () => {
  const { user } = await show({ user: userOf('guardian') })
  const toggle = screen.getByRole('button', { name: /^My account/ })
  await user.click(toggle)
  await user.click(await screen.findByRole('button', { name: 'Change Kid' }))
  expect(toggle).toHaveFocus()
  expect(toggle).toHaveAttribute('aria-expanded', 'false')
})

test('H-051: the link to the current page is marked', async () => {
  await show({ address: '/program', path: '/program' })
  expect(firstLink(/^Programs$/)).toHaveAttribute('aria-current', 'page')
})

test('H-020, H-034, R-156: the search overlay takes words and leads to the results', async () => {
  const { user, router } = await show({ others: ['/search'] })
  await user.click(firstButton(/^Search$/))
  const dialog = await screen.findByRole('dialog')
  const box = within(dialog).getByPlaceholderText(
    'Search for Events / Blog / Workshop / Young Xperts',
  )
  const form = within(dialog).getByRole('search')
  expect(form).toHaveAttribute('action', '/search')
  expect(form).toHaveAttribute('method', 'get')
  expect(box).toHaveAttribute('name', 'text')
  await user.type(box, 'art & craft{Enter}')
  expect(router.state.location.pathname + router.state.location.search).toBe(
    '/search?text=art+%26+craft',
  )
})

test('V-017: searching for nothing leads nowhere, and words end at 100 characters', async () => {
  const { user, router } = await show({ address: '/program', path: '/program' })
  await user.click(firstButton(/^Search$/))
  const box = await screen.findByPlaceholderText(/^Search for Events/)
  await user.type(box, '   {Enter}')
  expect(router.state.location.pathname).toBe('/program')
  expect(box).toHaveAttribute('maxlength', '100')
})

test('H-051: nothing in the header fails the accessibility check', async () => {
  const { container, user } = await show({ user: userOf('guardian') })
  await user.click(screen.getByRole('button', { name: /^My account/ }))
  await screen.findByRole('button', { name: 'Change Kid' })
  expect(await accessibilityFindings(container)).toEqual([])
})
