import { roleIds } from '@brightyard/contract'
import type { Role } from '../database/schema/users.schema.ts'

/** The signed-in user. First argument of every repository function that reads private rows. */
export interface ActingUser {
  readonly id: number
  readonly role: Role
  /** The partner or school that this person works for. */
  readonly vendorId: number | null
  /** Their own student record. */
  readonly studentId: number | null
  readonly sessionId: string
}

/** School accounts are role 2 as well. */
export const roleIdOf = (role: Role): number =>
  role === 'school' ? roleIds.student : roleIds[role]
