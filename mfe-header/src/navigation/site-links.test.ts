import { userOf } from '@brightyard/testing'
import { describe, expect, test } from '@jest/globals'
import { personLinksFor } from './person-links.ts'
import { siteLinksFor } from './site-links.ts'

const addresses = (...given: Parameters<typeof siteLinksFor>) =>
  siteLinksFor(...given).map(({ to }) => to)

describe('the main navigation', () => {
  test('H-001 to H-018: a visitor has these links', () => {
    expect(addresses(null, undefined)).toEqual([
      '/',
      '/program',
      '/activities',
      '/young-xpert',
      '/talentbox',
      '/shop',
      '/subscribed_activity/MATH_AI',
      '/partners',
      '/partnerapp',
    ])
  })

  test('H-002, H-014: a guardian has feeds and web forms as well', () => {
    expect(addresses(userOf('guardian'), undefined)).toEqual(
      expect.arrayContaining(['/Feeds', '/web-forms']),
    )
  })

  test.each(['vendor', 'vendorStaff', 'superAdmin', 'schoolRepresentative'] as const)(
    'H-007, H-018: %s has students and no talentbox',
    (role) => {
      const links = siteLinksFor(userOf(role), undefined)
      expect(links).toEqual(
        expect.arrayContaining([
          { item: 'studentList', label: 'Registered Student List', to: '/student/list' },
          { item: 'studentRegister', label: 'Register new Student', to: '/student/register' },
        ]),
      )
      expect(links.map(({ to }) => to)).not.toContain('/talentbox')
    },
  )

  test.each([2, '2'])('H-005: in a room of type %p the school has its own activities', (type) => {
    const links = addresses(userOf('student'), type)
    expect(links).toContain('/my-school-activity')
    expect(links).not.toContain('/activities')
  })

  test.each([undefined, 1, 3, '1'])(
    'H-004: with room type %p the activities are public',
    (type) => {
      const links = addresses(userOf('student'), type)
      expect(links).toContain('/activities')
      expect(links).not.toContain('/my-school-activity')
    },
  )
})

describe("a person's own links", () => {
  const labels = (user: ReturnType<typeof userOf>) => personLinksFor(user).map(({ label }) => label)
  const addressOf = (user: ReturnType<typeof userOf>, label: string) =>
    personLinksFor(user).find((link) => link.label === label)?.to

  test('H-009, H-011, H-027: a guardian has dashboard, room, orders and notification settings', () => {
    expect(labels(userOf('guardian'))).toEqual([
      'My Dashboard',
      'Room',
      'Orders',
      'Notification Settings',
    ])
    expect(addressOf(userOf('guardian'), 'Orders')).toBe('/shop/order-history')
    expect(addressOf(userOf('guardian'), 'Notification Settings')).toBe('/notifications')
  })

  test('H-028, P-020: a student has the school dashboard, no orders and no notification settings', () => {
    expect(labels(userOf('student'))).toEqual(['My Dashboard', 'My School Dashboard', 'Room'])
    expect(addressOf(userOf('student'), 'My School Dashboard')).toBe(
      '/profile/student/?Id=70&dashboardSchool=true',
    )
  })

  test('P-020: a school account without a student record reaches its dashboard too', () => {
    const school = userOf('student', { role: 'school', student_id: null })
    expect(addressOf(school, 'My School Dashboard')).toBe('/profile?dashboardSchool=true')
    expect(addressOf(school, 'Room')).toBe('/kids')
  })

  test('H-021: the dashboard is that of the student room', () => {
    const user = userOf('guardian', { roomStudent: { id: 12, name: 'Mia' } })
    expect(addressOf(user, 'My Dashboard')).toBe('/profile/student/?Id=12')
  })

  test('H-022: without a student room the dashboard is the profile', () => {
    expect(addressOf(userOf('guardian'), 'My Dashboard')).toBe('/profile')
  })

  test('H-025, H-026: students have their own rooms, others those of their kids', () => {
    expect(addressOf(userOf('student'), 'Room')).toBe('/kids/rooms/?Id=70')
    expect(addressOf(userOf('guardian'), 'Room')).toBe('/kids')
  })
})
