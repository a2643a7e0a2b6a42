import { defineCall } from '../define/define-call.ts'
import * as z from '@brightyard/contract/schema'
import { CurrentDeployment } from '../release/deployment.ts'
import { CandidateRequest, CanaryRequest, PercentRequest } from './canary.schema.ts'
import { SetDiff } from './diff.schema.ts'
import { LiveEdges } from './edge.schema.ts'
import { SetNumber } from './fields.schema.ts'
import { FreezeRequest, UnfreezeRequest } from './freeze.schema.ts'
import { CheckResult, CheckRequest } from './gate.schema.ts'
import { DeploymentHistory } from './deployment.schema.ts'
import { RollbackRequest, SetSummary, DeploymentResult, SwapRequest } from './swap.schema.ts'
import { ReleaseCharts } from './telemetry.schema.ts'

// Calls of the ops page, through the edge. No call names an actor: the edge adds it from the session.

const read = { method: 'GET', base: 'ops', session: 'required' } as const
const change = {
  method: 'POST',
  base: 'ops',
  session: 'required',
  response: DeploymentResult,
} as const
const withoutActor = { actor: true } as const
const Limit = z.object({ limit: z._default(z.int().check(z.positive(), z.maximum(500)), 50) })

export const getCurrentDeployment = defineCall({
  ...read,
  name: 'getCurrentDeployment',
  path: '/deployments/current',
  summary: 'The current deployment with its sets',
  response: CurrentDeployment,
})

export const getEdges = defineCall({
  ...read,
  name: 'getEdges',
  path: '/edges',
  summary: 'The edges that live, and what each serves',
  response: LiveEdges,
})

export const getDeployments = defineCall({
  ...read,
  name: 'getDeployments',
  path: '/deployments',
  summary: 'The deployment history, newest first',
  query: Limit,
  response: DeploymentHistory,
})

export const getSets = defineCall({
  ...read,
  name: 'getSets',
  path: '/sets',
  summary: 'The release sets, newest first',
  query: Limit,
  response: z.object({ sets: z.array(SetSummary) }),
})

export const getSetDiff = defineCall({
  ...read,
  name: 'getSetDiff',
  path: '/sets/:number/diff/:other',
  summary: 'What changes for visitors in the other set',
  params: z.object({ number: SetNumber, other: SetNumber }),
  response: SetDiff,
})

export const getReleaseCharts = defineCall({
  ...read,
  name: 'getReleaseCharts',
  path: '/telemetry/releases',
  summary: 'Load time and errors of each release over time',
  query: z.object({ hours: z._default(z.int().check(z.positive(), z.maximum(24 * 14)), 24) }),
  response: ReleaseCharts,
})

export const checkReleases = defineCall({
  ...change,
  name: 'checkReleases',
  path: '/check',
  summary: 'The gate’s verdict; changes nothing',
  body: CheckRequest,
  response: CheckResult,
})

export const swapSet = defineCall({
  ...change,
  name: 'swapSet',
  path: '/swap',
  summary: 'A new set with these releases, for everybody',
  body: z.omit(SwapRequest, withoutActor),
})

export const rollBackSet = defineCall({
  ...change,
  name: 'rollBackSet',
  path: '/rollback',
  summary: 'A new set with the content of an earlier one',
  body: z.omit(RollbackRequest, withoutActor),
})

export const beginCanary = defineCall({
  ...change,
  name: 'beginCanary',
  path: '/canary',
  summary: 'A new set for some visitors',
  body: z.omit(CanaryRequest, withoutActor),
})

export const changePercent = defineCall({
  ...change,
  name: 'changePercent',
  path: '/canary/percent',
  summary: 'Changes the share of the canary',
  body: z.omit(PercentRequest, withoutActor),
})

export const promoteCandidate = defineCall({
  ...change,
  name: 'promoteCandidate',
  path: '/promote',
  summary: 'Makes the candidate current',
  body: z.omit(CandidateRequest, withoutActor),
})

export const haltCandidate = defineCall({
  ...change,
  name: 'haltCandidate',
  path: '/halt',
  summary: 'Ends the canary',
  body: z.omit(CandidateRequest, withoutActor),
})

export const freezeSite = defineCall({
  ...change,
  name: 'freezeSite',
  path: '/freeze',
  summary: 'Blocks every swap from now on',
  body: z.omit(FreezeRequest, withoutActor),
})

export const unfreezeSite = defineCall({
  ...change,
  name: 'unfreezeSite',
  path: '/unfreeze',
  summary: 'Allows swaps again',
  body: z.omit(UnfreezeRequest, withoutActor),
})

/** All of them: the edge forwards these and no others. */
export const opsCalls = [
  getCurrentDeployment,
  getEdges,
  getDeployments,
  getSets,
  getSetDiff,
  getReleaseCharts,
  checkReleases,
  swapSet,
  rollBackSet,
  beginCanary,
  changePercent,
  promoteCandidate,
  haltCandidate,
  freezeSite,
  unfreezeSite,
] as const
