import type { Call } from '@brightyard/contract'
import type { users } from '../../database/schema/users.schema.ts'
import type { Caller, TestApi } from '../test-api.ts'

/** Who tries every call that takes an id (Y-011). */
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

export interface World {
  api: TestApi
  callers: Record<Actor, Caller>
  people: Record<Exclude<Actor, 'visitor'>, typeof users.$inferSelect>
}

/** What each actor hears; whoever is not named hears `others`. */
export type Outcomes = Partial<Record<Actor, number>> & { others: number }

/**
 * One line of the authorisation table: a call, something of the owner's that it names, and what each
 * actor hears. A module keeps its lines in `<module>.access.ts` and adds them to `access-table.ts`; eight
 * tests each are made of them, and a refused try must leave every row of the database as it was.
 */
export interface AccessRow {
  call: Call
  given: (world: World) => Promise<Readonly<Record<string, unknown>>>
  outcomes: Outcomes
}

/** Only a guardian has it, and everybody else's id is refused as such. */
export const ownIdOnly: Outcomes = { visitor: 401, owner: 200, others: 403 }
/** What belongs to somebody else looks like nothing at all. */
export const ownerOnly: Outcomes = { visitor: 401, owner: 200, others: 404 }
export const adminOnly: Outcomes = { visitor: 401, 'super admin': 200, others: 403 }

export const outcomeFor = (outcomes: Outcomes, actor: Actor): number =>
  outcomes[actor] ?? outcomes.others
