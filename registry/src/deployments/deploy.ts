import type { Deployment, ReleaseSet } from '@brightyard/contract/release'
import type { HaltedRelease, Verdict } from '@brightyard/contract/registry'
import type { Database } from '../database/open-registry-database.ts'
import type { RegistryContext } from '../registry-context.ts'
import { claimPrefixes, handOverPrefixes } from '../prefixes/prefixes.repository.ts'
import { findReleases } from '../releases/releases.repository.ts'
import { insertSet, loadSet, type NewSet } from '../sets/sets.repository.ts'
import { insertDeployment, type NewDeployment } from './deployments.repository.ts'
import { currentDeployment } from './current-deployment.ts'
import { findHalted } from './halted-releases.ts'

/** Why nothing was deployed. */
export type Refused =
  | { kind: 'refused'; verdicts: Verdict[] }
  /** Someone else deployed first, or the site is not in the expected state. */
  | { kind: 'conflict'; current: ReleaseSet | null; deployment: Deployment | null }
  | { kind: 'canary-running'; share: NonNullable<Deployment['candidate']> }
  | { kind: 'no-canary' }
  /** `hasNoTarget` of a rollback that would have nowhere to go without the freeze either. */
  | { kind: 'frozen'; freeze: NonNullable<Deployment['frozen']>; hasNoTarget?: true }
  | { kind: 'unknown-remote'; name: string }
  | { kind: 'unknown-set' }

/** `set` is the requested one, `before` the number of the set that was current before. */
export type DeploymentOutcome =
  | {
      kind: 'deployed'
      set: ReleaseSet
      deployment: Deployment
      before: number | null
      haltedBefore: HaltedRelease[]
    }
  | { kind: 'unchanged'; set: ReleaseSet; deployment: Deployment }
  | Refused

/** Deploys and notifies all listeners. Every change of the site goes through here. */
export async function deploy(
  context: RegistryContext,
  before: Deployment | null,
  set: number,
  next: NewDeployment,
): Promise<DeploymentOutcome> {
  return toOutcome(context, before, set, await insertDeployment(context.db, before, next))
}

/** Deploys a new set: the set and its deployment are written together, or not at all. */
export async function deployNewSet(
  context: RegistryContext,
  before: Deployment | null,
  set: NewSet,
  next: (set: number) => NewDeployment,
): Promise<DeploymentOutcome> {
  const halted = await findHalted(context.db, before, set.content)
  const written = await writeBoth(context.db, before, set, next)
  return toOutcome(context, before, written?.set ?? null, written?.deployment ?? null, halted)
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
      // Thrown, so that a set without its deployment is rolled back.
      if (!deployment) throw new Overtaken()
      const members = Object.entries(newSet.content).map(([name, { version }]) => ({
        name,
        version,
      }))
      const documents = (await findReleases(tx, members)).map(({ document }) => document)
      await claimPrefixes(tx, documents, newSet)
      await handOverPrefixes(tx, newSet)
      return { set, deployment }
    })
  } catch (error) {
    if (error instanceof Overtaken) return null
    throw error
  }
}

async function toOutcome(
  context: RegistryContext,
  before: Deployment | null,
  number: number | null,
  deployment: Deployment | null,
  haltedBefore: HaltedRelease[] = [],
): Promise<DeploymentOutcome> {
  if (number === null || deployment === null) return currentConflict(context.db)
  context.announcements.announce(deployment.number)
  const set = await loadSet(context.db, number)
  if (!set) throw new Error(`Set ${number} was made and cannot be read.`)
  return { kind: 'deployed', set, deployment, before: before?.current ?? null, haltedBefore }
}

export async function currentConflict(db: Database): Promise<Refused> {
  const now = await currentDeployment(db)
  return { kind: 'conflict', current: now?.current ?? null, deployment: now?.deployment ?? null }
}
