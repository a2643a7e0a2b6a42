import { sessionChanged } from '@brightyard/contract/channels'
import type { RoleName, SessionUser } from '@brightyard/contract/entities'
import { roleIds } from '@brightyard/contract/entities'
import { channel } from '@brightyard/runtime'
import { act } from '@testing-library/react'

/** A user of a role, with what is given on top. */
export const userOf = (role: RoleName, given: Partial<SessionUser> = {}): SessionUser => ({
  id: 7,
  name: 'Asha Verma',
  email: 'asha@example.com',
  mobile: null,
  avatar: null,
  role_id: roleIds[role],
  role,
  student_id: role === 'student' ? 70 : null,
  reference_code: 'ASHA-2210',
  roomStudent: null,
  roomVendor: null,
  ...given,
})

/** Signs a user in, or everybody out, for whatever listens to the session. */
export function signedInAs(user: SessionUser | null) {
  act(() =>
    channel(sessionChanged).publish(
      user ? { status: 'signed-in', user } : { status: 'signed-out' },
    ),
  )
}
