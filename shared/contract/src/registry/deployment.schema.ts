import * as z from '@brightyard/contract/schema'
import { Deployment } from '../release/deployment.ts'

/** `GET /deployments`: everything that changed what visitors get, the newest first. */
export const DeploymentHistory = z.object({ deployments: z.array(Deployment) })
export type DeploymentHistory = z.infer<typeof DeploymentHistory>
