import type { StudentProfile } from '@brightyard/contract/entities'

/** A student for tests. */
export const aStudent: StudentProfile = {
  student_id: 70,
  user_id: 12,
  name: 'Kabir Rao',
  avatar: null,
  login_id: 'KID-123456',
  birth_date: '2018-05-01',
  class_name: '4 A',
  guardian_name: 'Nisha Rao',
  guardian_contact: 'nisha@example.org',
  rooms: [{ id: 3, name: 'Sunrise School', vendor_type: 2 }],
  plan: {
    name: 'Maths practice',
    starts_at: '2026-01-01T00:00:00.000Z',
    ends_at: '2027-01-01T00:00:00.000Z',
    is_running: true,
  },
  achievements: [],
  can_edit: true,
  can_edit_identity: true,
  can_renew_password: true,
  can_award: false,
}
