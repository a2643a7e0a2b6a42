import { createHash } from 'node:crypto'
import type { ModeratedSubject, ModeratedType, ModerationReason } from '@brightyard/contract'
import type { Database } from '../../database/database.ts'
import type { RowLock } from '../../database/row-lock.ts'
import type { ActingUser } from '../../server/acting-user.ts'

/** What the desk shows of a thing, who wrote it, and when they changed it last; null: never, as far as is known. */
export type SubjectCard = ModeratedSubject & { authorId: number; changedAt: Date | null }

/** Of all that its author can change; addresses of files change by themselves, so files are named otherwise. */
export const versionOf = (written: readonly unknown[]): string =>
  createHash('sha256').update(JSON.stringify(written)).digest('base64url')

export interface SubjectPlace {
  authorId: number
  /** Whose desk it comes to besides Brightyard's. */
  vendorId: number | null
  /** Brightyard's own words: reports go to its desk, and hide them from those who send them alone. */
  isOfHouse: boolean
}

export interface Why {
  reason: ModerationReason | null
  note: string
}

/**
 * What a module implements whose things can be reported, or wait to be shown; `register-modules` lists them. The
 * module keeps whether a thing is shown, the moderation desk keeps why.
 */
export interface Moderated {
  readonly type: ModeratedType
  /** Whether nobody decides about a report who has decided about the same thing before. */
  readonly needsOtherEyes?: boolean
  /** Undefined for what this person cannot see. */
  find(actor: ActingUser, db: Database, id: number): Promise<SubjectPlace | undefined>
  /** By id; what is deleted is left out. */
  describe(db: Database, ids: readonly number[]): Promise<ReadonlyMap<number, SubjectCard>>
  /** Keeps its author from changing it until the transaction of the decision ends; the case is locked before. */
  hold(tx: Database, lock: RowLock, id: number): Promise<unknown>
  /** In the transaction of the decision. */
  show(tx: Database, id: number): Promise<void>
  hide(tx: Database, id: number, why: Why): Promise<void>
  /** Until somebody has decided. */
  suspend(tx: Database, id: number): Promise<void>
}
