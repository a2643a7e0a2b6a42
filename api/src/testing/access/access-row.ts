import type { Call } from '@brightyard/contract'
import type { users, vendors } from '../../database/schema/users.schema.ts'
import type { Caller, TestApi } from '../test-api.ts'

/** Who tries every call. */
export const actors = [
  'visitor',
  'owner',
  'other guardian',
  'student',
  'vendor',
  'vendor staff',
  'school representative',
  'super admin',
] as const
export type Actor = (typeof actors)[number]
/** Everyone who may have something of their own. */
export type Signed = Exclude<Actor, 'visitor'>

type User = typeof users.$inferSelect

export interface World {
  api: TestApi
  callers: Record<Actor, Caller>
  people: Record<Signed, User>
  /** The student whom each may see: the owner's kid is at the school, the other guardian's at the academy. */
  kids: Record<Signed, { user: User; studentId: number }>
  school: typeof vendors.$inferSelect
  academy: typeof vendors.$inferSelect
}

/** A status; or `in vain`: 200, but nothing changes for this actor. */
export type Outcome = number | 'in vain'
/** What each actor gets; actors without an entry get `others`. */
export type Outcomes = Partial<Record<Actor, Outcome>> & { others: Outcome }

export type Input = Readonly<Record<string, unknown>>

/**
 * One row of the authorisation table: a call, and what each of the eight gets from it. A module has its rows
 * in `<module>.access.ts`, and `access-table.ts` has them all; a call of the contract without a line fails.
 */
export interface AccessRow {
  call: Call
  /** The input; where the call names something that belongs to a person, something of `whose`. Empty by default. */
  given?: (world: World, whose: Signed) => Input | Promise<Input>
  /** The outcomes with something of the owner's, which is not theirs for everyone else. */
  outcomes: Outcomes
  /** The outcomes with something of their own, for those who can have it; the owner's is in `outcomes`. */
  own?: Partial<Record<Signed, Outcome>>
  /** Tried by another person of the same role, because it ends sessions or changes a sign-in. */
  byDouble?: true
  /** Done by one of these, it is told to guardians, of whom the owner is one. */
  tellsGuardians?: readonly Signed[]
}

/** Everyone, visitors included. */
export const everyone: Outcomes = { others: 200 }
/** Everyone with a session. */
export const signedInOnly: Outcomes = { visitor: 401, others: 200 }
/** Only the owner may name the owner's id. */
export const ownIdOnly: Outcomes = { visitor: 401, owner: 200, others: 403 }
/** What belongs to someone else does not exist. */
export const ownerOnly: Outcomes = { visitor: 401, owner: 200, others: 404 }
export const adminOnly: Outcomes = { visitor: 401, 'super admin': 200, others: 403 }
/** With one of their own, everyone with a session. */
export const allTheirOwn: Partial<Record<Signed, Outcome>> = {
  'other guardian': 200,
  student: 200,
  vendor: 200,
  'vendor staff': 200,
  'school representative': 200,
  'super admin': 200,
}

export const outcomeFor = (outcomes: Outcomes, actor: Actor): Outcome =>
  outcomes[actor] ?? outcomes.others
