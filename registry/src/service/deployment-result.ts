import type { Deployment } from '@brightyard/contract/release'
import { RegistryProblem, DeploymentResult } from '@brightyard/contract/registry'
import type { DeploymentOutcome } from '../deployments/deploy.ts'
import type { FastifyRequest } from 'fastify'
import { Refusal } from './problem.ts'
import { refusedByGate } from './refused-by-gate.ts'

/** What every call that moves the site may answer. */
export const deploymentResponses = {
  200: DeploymentResult,
  401: RegistryProblem,
  403: RegistryProblem,
  404: RegistryProblem,
  409: RegistryProblem,
  422: RegistryProblem,
}

/** The answer of every call that moves the site; throws where the site stays. */
export function toDeploymentResult(
  outcome: DeploymentOutcome,
  request?: Pick<FastifyRequest, 'auditDetails'>,
): DeploymentResult {
  switch (outcome.kind) {
    case 'moved':
    case 'unchanged':
      if (request)
        request.auditDetails = { set: outcome.set.number, changed: outcome.kind === 'moved' }
      return { set: outcome.set, deployment: outcome.deployment, changed: outcome.kind === 'moved' }
    case 'refused':
      throw refusedByGate(outcome.verdicts)
    case 'conflict': {
      const { current, deployment } = outcome
      throw new Refusal(409, {
        code: 'set_changed',
        message: `Somebody else was faster. ${placeOf(deployment)} Look at it, then decide again.`,
        current,
        deployment,
      })
    }
    case 'canary-running': {
      const { set, percent } = outcome.share
      throw new Refusal(409, {
        code: 'canary_running',
        message: `Set ${set} is being tried on ${percent} % of the visitors. Promote or halt it first.`,
      })
    }
    case 'no-canary':
      throw new Refusal(404, {
        code: 'no_canary',
        message: 'No set is being tried at the moment. Begin with: remotes canary <name>=<url>.',
      })
    case 'frozen': {
      const { actor, message, since } = outcome.freeze
      const day = since.slice(0, 10)
      throw new Refusal(409, {
        code: 'frozen',
        message: `The site is frozen since ${day} by ${actor}: ${message}. Nothing was changed. A freeze ends with: remotes unfreeze.`,
      })
    }
    case 'unknown-remote':
      throw new Refusal(404, {
        code: 'no_remote',
        message: `The current set has no remote “${outcome.name}” that could be taken out.`,
      })
    case 'unknown-set':
      throw new Refusal(404, {
        code: 'no_set',
        message: 'There is no such earlier set to go back to. See the history of sets.',
      })
  }
}

function placeOf(deployment: Deployment | null): string {
  if (!deployment) return 'There is no set yet.'
  const { current, candidate, actor, reason } = deployment
  const tried = candidate ? `, and set ${candidate.set} is tried on ${candidate.percent} %` : ''
  return `Set ${current} is current${tried} (${actor}: ${reason}).`
}
