import * as z from '@brightyard/contract/schema'
import { Deployment } from '../release/deployment.ts'

/** `GET /deployments`: the deployment history, newest first. */
export const DeploymentHistory = z.object({ deployments: z.array(Deployment) })
export type DeploymentHistory = z.infer<typeof DeploymentHistory>
