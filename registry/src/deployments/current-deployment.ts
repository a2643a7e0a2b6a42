import type { CurrentDeployment, ReleaseSet } from '@brightyard/contract/release'
import type { Database } from '../database/open-registry-database.ts'
import { loadSet } from '../sets/sets.repository.ts'
import { latestDeployment } from './deployments.repository.ts'

/** The latest deployment with the sets that visitors get; null before the first set. */
export async function currentDeployment(db: Database): Promise<CurrentDeployment | null> {
  const deployment = await latestDeployment(db)
  if (!deployment) return null
  const candidate = deployment.candidate && (await loadSet(db, deployment.candidate.set))
  const current = await loadSet(db, deployment.current)
  if (current) return { deployment, current, candidate }
  throw new Error(
    `Deployment ${deployment.number} names set ${deployment.current}, which does not exist.`,
  )
}

/** What visitors outside the canary get; null before the first set. */
export async function currentSet(db: Database): Promise<ReleaseSet | null> {
  return (await currentDeployment(db))?.current ?? null
}
