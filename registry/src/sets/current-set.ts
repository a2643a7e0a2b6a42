import type { ReleaseSet } from '@brightyard/contract/release'
import type { Database } from '../database/open-registry-database.ts'
import { currentDeployment } from '../deployments/current-deployment.ts'

/** What visitors get who do not get a candidate; null before the first set. */
export async function currentSet(db: Database): Promise<ReleaseSet | null> {
  return (await currentDeployment(db))?.current ?? null
}
