import type { Deployment } from '@brightyard/contract/release'
import { RegistryProblem, DeploymentResult } from '@brightyard/contract/registry'
import type { DeploymentOutcome } from '../deployments/deploy.ts'
import type { FastifyRequest } from 'fastify'
import { Refusal, refusedByGate } from './problem.ts'

/** Responses of every call that deploys. */
export const deploymentResponses = {
  200: DeploymentResult,
  401: RegistryProblem,
  403: RegistryProblem,
  404: RegistryProblem,
  409: RegistryProblem,
  422: RegistryProblem,
}

/** The response of every call that deploys; throws where nothing was deployed. */
export function toDeploymentResult(
  outcome: DeploymentOutcome,
  request?: Pick<FastifyRequest, 'auditDetails'>,
  /** What a set that does not exist means for this call. */
  unknownSet = 'There is no release set yet. Create the first one with a swap.',
): DeploymentResult {
  switch (outcome.kind) {
    case 'deployed':
    case 'unchanged':
      if (request)
        request.auditDetails = { set: outcome.set.number, changed: outcome.kind === 'deployed' }
      return {
        set: outcome.set,
        deployment: outcome.deployment,
        before: outcome.kind === 'deployed' ? outcome.before : outcome.deployment.current,
        changed: outcome.kind === 'deployed',
        haltedBefore: outcome.kind === 'deployed' ? outcome.haltedBefore : [],
      }
    case 'refused':
      throw refusedByGate(outcome.verdicts)
    case 'conflict': {
      const { current, deployment } = outcome
      throw new Refusal(409, {
        code: 'set_changed',
        message: `Someone else deployed first. ${stateOf(deployment)} Review it, then try again.`,
        current,
        deployment,
      })
    }
    case 'canary-running': {
      const { set, percent } = outcome.share
      throw new Refusal(409, {
        code: 'canary_running',
        message: `Set ${set} is running as a canary for ${percent} % of visitors. Promote or halt it first.`,
      })
    }
    case 'no-canary':
      throw new Refusal(404, {
        code: 'no_canary',
        message: 'No canary is running.',
      })
    case 'frozen': {
      const { actor, message, since } = outcome.freeze
      const time = since.slice(0, 16).replace('T', ' ')
      throw new Refusal(409, {
        code: 'frozen',
        message: `The site has been frozen since ${time} UTC by ${actor}: ${message}. Nothing was changed.`,
        ...(outcome.hasNoTarget ? { fields: { to: unknownSet } } : {}),
      })
    }
    case 'unknown-remote':
      throw new Refusal(404, {
        code: 'no_remote',
        message: `The current set has no remote “${outcome.name}” to remove.`,
      })
    case 'unknown-set':
      throw new Refusal(404, {
        code: 'no_set',
        message: unknownSet,
      })
  }
}

function stateOf(deployment: Deployment | null): string {
  if (!deployment) return 'There is no set yet.'
  const { current, candidate, actor, reason } = deployment
  const canary = candidate
    ? `, and set ${candidate.set} is a canary for ${candidate.percent} %`
    : ''
  return `Set ${current} is current${canary} (${actor}: ${reason}).`
}
