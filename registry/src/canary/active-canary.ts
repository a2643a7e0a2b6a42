import type { Deployment, ReleaseSet } from '@brightyard/contract/release'
import type { Database } from '../database/open-registry-database.ts'
import { currentConflict, type Refused } from '../deployments/deploy.ts'
import { currentDeployment } from '../deployments/current-deployment.ts'

export interface ActiveCanary {
  deployment: Deployment
  current: ReleaseSet
  candidate: ReleaseSet
  percent: number
}

/** The candidate that some visitors get; a refusal where there is none, or another than the caller means. */
export async function activeCanary(
  db: Database,
  expected?: number,
): Promise<ActiveCanary | Refused> {
  const site = await currentDeployment(db)
  if (!site?.candidate || !site.deployment.candidate) return { kind: 'no-canary' }
  const { deployment, current, candidate } = site
  if (expected !== undefined && expected !== candidate.number) return currentConflict(db)
  return { deployment, current, candidate, percent: site.deployment.candidate.percent }
}

/** The remotes whose release a visitor of the candidate gets and others do not. */
export function changedRemotes({
  current,
  candidate,
}: Pick<ActiveCanary, 'current' | 'candidate'>) {
  const names = new Set([...Object.keys(current.remotes), ...Object.keys(candidate.remotes)])
  return [...names].filter(
    (name) => current.remotes[name]?.release.version !== candidate.remotes[name]?.release.version,
  )
}
