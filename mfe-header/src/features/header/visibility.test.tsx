import { getSiteSettings, listCategories } from '@brightyard/contract/calls'
import { type RoleName, roleIds } from '@brightyard/contract/entities'
import { answer, network, renderComponent, screen, userOf, within } from '@brightyard/testing'
import { beforeAll, describe, expect, test } from '@jest/globals'
import { Component as Header } from './header.slot.tsx'

type Actor = 'visitor' | RoleName

/** In the order of the checklist's columns: nobody, then roles 1 to 6. */
const actors: readonly Actor[] = [
  'visitor',
  'guardian',
  'student',
  'vendor',
  'vendorStaff',
  'superAdmin',
  'schoolRepresentative',
]

/** Links by their address, buttons by their name: who finds them in the header. */
const matrix: readonly (readonly [rows: string, what: string, cells: string])[] = [
  ['H-001, P-021', '/', 'yes yes yes yes yes yes yes'],
  ['H-002, P-022', '/Feeds', 'no yes yes yes yes yes yes'],
  ['H-003, P-023', '/program', 'yes yes yes yes yes yes yes'],
  ['H-004, P-024', '/activities', 'yes yes yes yes yes yes yes'],
  ['H-007, P-007, P-025', '/talentbox', 'yes yes yes no no no no'],
  ['H-008, P-026', '/shop', 'yes yes no no no no no'],
  ['H-009, P-004, P-027, H-027', '/shop/order-history', 'no yes no yes yes yes yes'],
  ['H-010, P-028', '/shop/shopping-bags', 'yes yes yes yes yes yes yes'],
  ['H-010, P-028', '/shop/wishlist', 'no yes yes yes yes yes yes'],
  ['H-036, P-028', '/login?redirectURL=%2Fshop', 'yes no no no no no no'],
  ['H-011, H-012, P-004, P-029', '/notifications', 'no yes no yes yes yes yes'],
  ['H-013, P-030', '/young-xpert', 'yes yes yes yes yes yes yes'],
  ['H-014, P-031', '/web-forms', 'no yes yes yes yes yes yes'],
  ['H-015, P-032', '/partners', 'yes yes yes yes yes yes yes'],
  ['H-016, P-006, P-033', '/partnerapp', 'yes yes yes no no yes yes'],
  ['H-017, P-034', '/subscribed_activity/MATH_AI', 'yes yes yes yes yes yes yes'],
  ['H-018, P-008, P-035', '/student/list', 'no no no yes yes yes yes'],
  ['H-018, P-008, P-035', '/student/register', 'no no no yes yes yes yes'],
  ['H-019, P-036', '/login', 'yes no no no no no no'],
  ['H-022, H-027', '/profile', 'no yes yes yes yes yes yes'],
  ['H-025', '/kids/rooms/?Id=70', 'no no yes no no no no'],
  ['H-026', '/kids', 'no yes no yes yes yes yes'],
  ['H-028, P-004, P-039', '/profile/student/?Id=70&dashboardSchool=true', 'no no yes no no no no'],
  ['Family dashboard', '/dashboard', 'no yes no no no no no'],
  ['What is next', '/studentdashboard', 'no no yes no no no no'],
  ['My bookings', '/myclass', 'no yes yes no no no no'],
  ['R-079', '/assessment/list', 'no yes no no no no no'],
  ['R-109', '/camp-history', 'no yes no no no no no'],
  ['R-064', '/submit-story', 'no yes no no no no no'],
  ['Payments', '/my-transactions', 'no yes no yes yes yes yes'],
  ['Sign-in and security', '/profile/security', 'no yes yes yes yes yes yes'],
  ['Operations', '/ops', 'no no no no no yes no'],
  ['My desks', '/dashboard#desks', 'no no no yes yes yes yes'],
  ['H-030, P-037', 'Change Room', 'no yes yes yes yes yes yes'],
  ['H-031, P-038', 'Change Kid', 'no yes no yes yes yes yes'],
  ['H-027', 'Sign Out', 'no yes yes yes yes yes yes'],
]

/** What a person reads on some of the links. */
const labels = {
  '/notifications': 'Notification Settings',
  '/student/list': 'Registered Student List',
  '/student/register': 'Register new Student',
  '/login': 'Sign In',
  '/profile': 'My Dashboard',
  '/profile?dashboardSchool=true': 'My Dashboard',
  '/shop/order-history': 'Orders',
  '/dashboard': 'Family dashboard',
  '/studentdashboard': 'What is next',
  '/myclass': 'My bookings',
  '/assessment/list': 'Assessments of my kids',
  '/camp-history': 'Entries and camps',
  '/submit-story': 'Submit a story',
  '/my-transactions': 'Payments',
  '/profile/security': 'Sign-in and security',
  '/ops': 'Operations',
  '/dashboard#desks': 'My desks',
  '/profile/student/?Id=70&dashboardSchool=true': 'My School Dashboard',
}

/** Every link and button of a part of the page: address or name, and what is read there. */
const offered = (part: HTMLElement) =>
  [...part.querySelectorAll<HTMLElement>('a, button')].map(
    (control) =>
      [
        control.getAttribute('href') ?? control.textContent.trim(),
        control.textContent.trim(),
      ] as const,
  )

const showTo = (actor: Actor) => {
  network.use(
    answer(listCategories, { data: [] }),
    answer(getSiteSettings, {
      facebook_link: '',
      twitter_link: '',
      instagram_link: '',
      linkedin_link: '',
      youtube_link: '',
    }),
  )
  return renderComponent(
    <Header layout="default" />,
    actor === 'visitor' ? {} : { user: userOf(actor) },
  )
}

/** The wide header with both of its menus opened. */
async function inWideHeader(actor: Actor) {
  const { user, unmount } = showTo(actor)
  const banner = await screen.findByRole('banner')
  await user.click(within(banner).getByRole('button', { name: 'More' }))
  const found = offered(banner)
  if (actor !== 'visitor') {
    await user.click(within(banner).getByRole('button', { name: /^My account/ }))
    await within(banner).findByRole('button', { name: 'Sign Out' })
  }
  const seen = new Map([...found, ...offered(banner)])
  unmount()
  return seen
}

/** The menu of phones and tablets, with the bar above it. */
async function inSmallHeader(actor: Actor) {
  const { user, unmount } = showTo(actor)
  await user.click(await screen.findByRole('button', { name: 'Menu' }))
  const menu = await screen.findByRole('dialog', { name: 'Menu' })
  const bar = document.querySelector<HTMLElement>('header > div:nth-child(2)')
  const seen = new Map([...(bar ? offered(bar) : []), ...offered(menu)])
  unmount()
  return seen
}

describe.each([
  ['wide', inWideHeader],
  ['small', inSmallHeader],
] as const)('the %s header', (_, look) => {
  const seen = new Map<Actor, ReadonlyMap<string, string>>()

  beforeAll(async () => {
    for (const actor of actors) seen.set(actor, await look(actor))
  })

  test.each(matrix)('%s: %s for visitor and roles 1 to 6: %s', (_rows, what, cells) => {
    expect(actors.map((actor) => (seen.get(actor)?.has(what) ? 'yes' : 'no')).join(' ')).toBe(cells)
  })

  test.each(Object.entries(labels))('H-011, H-018, H-019, H-027: %s reads %s', (what, label) => {
    // The head of the menu leads to the profile too, and stands before what is listed.
    const read = actors.flatMap((actor) => {
      const text = seen.get(actor)?.get(what)
      return text === undefined || text.endsWith('My profile') ? [] : [text]
    })
    expect(new Set(read)).toEqual(new Set([label]))
  })
})

test('P-001: role ids are 1 to 6 in the order of the columns', () => {
  const [, ...roles] = actors
  expect(Object.entries(roleIds)).toEqual(roles.map((role, place) => [role, place + 1]))
})
