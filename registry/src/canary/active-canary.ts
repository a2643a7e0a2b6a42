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

/** The running canary; a refusal where there is none, or a different one than expected. */
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

/** The remotes whose release differs between the candidate and the current set. */
export function changedRemotes({
  current,
  candidate,
}: Pick<ActiveCanary, 'current' | 'candidate'>) {
  const names = new Set([...Object.keys(current.remotes), ...Object.keys(candidate.remotes)])
  return [...names].filter(
    (name) => current.remotes[name]?.release.version !== candidate.remotes[name]?.release.version,
  )
}
