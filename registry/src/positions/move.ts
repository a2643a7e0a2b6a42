import type { Position, ReleaseSet } from '@brightyard/contract/release'
import type { Verdict } from '@brightyard/contract/registry'
import type { Database } from '../database/open-registry-database.ts'
import type { RegistryContext } from '../registry-context.ts'
import { insertSet, loadSet, type NewSet } from '../sets/sets.repository.ts'
import { insertPosition, type NextPosition } from './positions.repository.ts'
import { sitePosition } from './site-position.ts'

/** Why the site stays where it is. */
export type Refused =
  | { kind: 'refused'; verdicts: Verdict[] }
  /** Somebody else was faster, or the site is not where the caller thought. */
  | { kind: 'conflict'; current: ReleaseSet | null; position: Position | null }
  | { kind: 'canary-running'; share: NonNullable<Position['candidate']> }
  | { kind: 'no-canary' }
  | { kind: 'frozen'; freeze: NonNullable<Position['frozen']> }
  | { kind: 'unknown-remote'; name: string }
  | { kind: 'unknown-set' }

/** `set` is the one that the request was about. */
export type MoveOutcome =
  { kind: 'moved' | 'unchanged'; set: ReleaseSet; position: Position } | Refused

/** Moves the site on, and tells everybody who follows it. All changes of the site pass through here. */
export async function moveTo(
  context: RegistryContext,
  before: Position | null,
  set: number,
  next: NextPosition,
): Promise<MoveOutcome> {
  return moved(context, set, await insertPosition(context.db, before, next))
}

/** The same with a set that is made for it: both are written, or neither. */
export async function moveToNewSet(
  context: RegistryContext,
  before: Position | null,
  set: NewSet,
  next: (set: number) => NextPosition,
): Promise<MoveOutcome> {
  const written = await writeBoth(context.db, before, set, next)
  return moved(context, written?.set ?? null, written?.position ?? null)
}

class Overtaken extends Error {}

async function writeBoth(
  db: Database,
  before: Position | null,
  newSet: NewSet,
  next: (set: number) => NextPosition,
): Promise<{ set: number; position: Position } | null> {
  try {
    return await db.transaction(async (tx) => {
      const set = await insertSet(tx, newSet)
      const position = set && (await insertPosition(tx, before, next(set)))
      // Thrown, so that a set without its position is taken back.
      if (!position) throw new Overtaken()
      return { set, position }
    })
  } catch (error) {
    if (error instanceof Overtaken) return null
    throw error
  }
}

async function moved(
  context: RegistryContext,
  number: number | null,
  position: Position | null,
): Promise<MoveOutcome> {
  if (number === null || position === null) return conflictNow(context.db)
  context.announcements.announce(position.number)
  const set = await loadSet(context.db, number)
  if (!set) throw new Error(`Set ${number} was made and cannot be read.`)
  return { kind: 'moved', set, position }
}

export async function conflictNow(db: Database): Promise<Refused> {
  const now = await sitePosition(db)
  return { kind: 'conflict', current: now?.current ?? null, position: now?.position ?? null }
}
