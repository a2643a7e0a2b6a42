import { userOf } from '@brightyard/testing'
import { describe, expect, test } from '@jest/globals'
import { personLinksFor } from './person-links.ts'
import { siteLinksFor } from './site-links.ts'

const addresses = (...given: Parameters<typeof siteLinksFor>) =>
  siteLinksFor(...given).map(({ to }) => to)

describe('the main navigation', () => {
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
  const addressOf = (user: ReturnType<typeof userOf>, label: string) =>
    personLinksFor(user).find((link) => link.label === label)?.to

  test('P-020: a school account without a student record reaches its dashboard too', () => {
    const school = userOf('student', { role: 'school', student_id: null })
    expect(addressOf(school, 'My School Dashboard')).toBe('/profile?dashboardSchool=true')
    expect(addressOf(school, 'My Dashboard')).toBeUndefined() // both would open the same page
    expect(addressOf(school, 'Room')).toBeUndefined()
    expect(addressOf(school, 'My bookings')).toBeUndefined()
  })

  test('H-021: the dashboard is that of the student room', () => {
    const user = userOf('guardian', { roomStudent: { id: 12, name: 'Mia' } })
    expect(addressOf(user, 'My Dashboard')).toBe('/profile/student/?Id=12')
  })

  test('H-022: without a student room the dashboard is the profile', () => {
    expect(addressOf(userOf('guardian'), 'My Dashboard')).toBe('/profile')
  })

  test('H-022, H-024: those who work reach their dashboard by the flag of the profile', () => {
    for (const role of ['vendor', 'vendorStaff', 'schoolRepresentative'] as const)
      expect(addressOf(userOf(role), 'My Dashboard')).toBe('/profile?dashboardSchool=true')
  })

  test('jurors find their room, and nobody else does', () => {
    const room = '/talentbox/jury'
    expect(addressOf(userOf('guardian', { is_juror: true }), 'Jury room')).toBe(room)
    expect(addressOf(userOf('guardian'), 'Jury room')).toBeUndefined()
  })

  test('R-079: those who make assessments find them, families do not', () => {
    const roles = ['vendor', 'vendorStaff', 'superAdmin', 'schoolRepresentative'] as const
    for (const role of roles)
      expect(addressOf(userOf(role), 'Assessments')).toBe('/assessments/manage')
    expect(addressOf(userOf('guardian'), 'Assessments')).toBeUndefined()
    expect(addressOf(userOf('student'), 'Assessments')).toBeUndefined()
  })

  test('H-025, H-026: students have their own rooms, others those of their kids', () => {
    expect(addressOf(userOf('student'), 'Room')).toBe('/kids/rooms/?Id=70')
    expect(addressOf(userOf('guardian'), 'Room')).toBe('/kids')
  })
})
