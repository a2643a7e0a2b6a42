import type { Deployment, ReleaseSet } from '@brightyard/contract/release'
import type { Verdict } from '@brightyard/contract/registry'
import type { Database } from '../database/open-registry-database.ts'
import type { RegistryContext } from '../registry-context.ts'
import { insertSet, loadSet, type NewSet } from '../sets/sets.repository.ts'
import { insertDeployment, type NewDeployment } from './deployments.repository.ts'
import { currentDeployment } from './current-deployment.ts'

/** Why the site stays where it is. */
export type Refused =
  | { kind: 'refused'; verdicts: Verdict[] }
  /** Somebody else was faster, or the site is not where the caller thought. */
  | { kind: 'conflict'; current: ReleaseSet | null; deployment: Deployment | null }
  | { kind: 'canary-running'; share: NonNullable<Deployment['candidate']> }
  | { kind: 'no-canary' }
  | { kind: 'frozen'; freeze: NonNullable<Deployment['frozen']> }
  | { kind: 'unknown-remote'; name: string }
  | { kind: 'unknown-set' }

/** `set` is the one that the request was about. */
export type DeploymentOutcome =
  { kind: 'moved' | 'unchanged'; set: ReleaseSet; deployment: Deployment } | Refused

/** Moves the site on, and tells everybody who follows it. All changes of the site pass through here. */
export async function deploy(
  context: RegistryContext,
  before: Deployment | null,
  set: number,
  next: NewDeployment,
): Promise<DeploymentOutcome> {
  return moved(context, set, await insertDeployment(context.db, before, next))
}

/** The same with a set that is made for it: both are written, or neither. */
export async function deployNewSet(
  context: RegistryContext,
  before: Deployment | null,
  set: NewSet,
  next: (set: number) => NewDeployment,
): Promise<DeploymentOutcome> {
  const written = await writeBoth(context.db, before, set, next)
  return moved(context, written?.set ?? null, written?.deployment ?? null)
}

class Overtaken extends Error {}

async function writeBoth(
  db: Database,
  before: Deployment | null,
  newSet: NewSet,
  next: (set: number) => NewDeployment,
): Promise<{ set: number; deployment: Deployment } | null> {
  try {
    return await db.transaction(async (tx) => {
      const set = await insertSet(tx, newSet)
      const deployment = set && (await insertDeployment(tx, before, next(set)))
      // Thrown, so that a set without its deployment is taken back.
      if (!deployment) throw new Overtaken()
      return { set, deployment }
    })
  } catch (error) {
    if (error instanceof Overtaken) return null
    throw error
  }
}

async function moved(
  context: RegistryContext,
  number: number | null,
  deployment: Deployment | null,
): Promise<DeploymentOutcome> {
  if (number === null || deployment === null) return currentConflict(context.db)
  context.announcements.announce(deployment.number)
  const set = await loadSet(context.db, number)
  if (!set) throw new Error(`Set ${number} was made and cannot be read.`)
  return { kind: 'moved', set, deployment }
}

export async function currentConflict(db: Database): Promise<Refused> {
  const now = await currentDeployment(db)
  return { kind: 'conflict', current: now?.current ?? null, deployment: now?.deployment ?? null }
}
