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
/** Whoever may have something of their own. */
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

/** A status; or that it is answered with 200 and, for this actor, changes nothing at all. */
export type Outcome = number | 'in vain'
/** What each actor hears; whoever is not named hears `others`. */
export type Outcomes = Partial<Record<Actor, Outcome>> & { others: Outcome }

export type Input = Readonly<Record<string, unknown>>

/**
 * One line of the authorisation table: a call, and what each of the eight hears from it. A module keeps its lines
 * in `<module>.access.ts`, and `access-table.ts` has them all; a call of the contract without a line fails.
 */
export interface AccessRow {
  call: Call
  /** What is sent; where the call names something of somebody, something of `whose`. Nothing unless given. */
  given?: (world: World, whose: Signed) => Input | Promise<Input>
  /** Heard with something of the owner's, which to everybody else is foreign. */
  outcomes: Outcomes
  /** Heard with something of one's own, by those who can have it; the owner stands in `outcomes`. */
  own?: Partial<Record<Signed, Outcome>>
  /** Tried by somebody else of the same role, because it ends sessions or changes how one signs in. */
  byDouble?: true
}

/** Whoever comes. */
export const everyone: Outcomes = { others: 200 }
/** Nobody needs more than a session. */
export const signedInOnly: Outcomes = { visitor: 401, others: 200 }
/** The owner's id is refused as such from everybody else. */
export const ownIdOnly: Outcomes = { visitor: 401, owner: 200, others: 403 }
/** What belongs to somebody else looks like nothing at all. */
export const ownerOnly: Outcomes = { visitor: 401, owner: 200, others: 404 }
export const adminOnly: Outcomes = { visitor: 401, 'super admin': 200, others: 403 }
/** With an own one, everybody with a session. */
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
