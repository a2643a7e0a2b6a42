import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Registry } from '../registry.ts'
import { rollBack } from '../sets/rollback.ts'
import { swapReleases, type SwapOutcome } from '../sets/swap.ts'
import {
  RegistryProblem,
  RollbackRequest,
  SwapAnswer,
  SwapRequest,
} from '@brightyard/contract/registry'
import { demand, type Authority } from './operator.ts'
import { Refusal } from './problem.ts'
import { refusedByGate } from './refused-by-gate.ts'

const answers = {
  200: SwapAnswer,
  401: RegistryProblem,
  403: RegistryProblem,
  404: RegistryProblem,
  409: RegistryProblem,
  422: RegistryProblem,
}

export const swapRoutes: FastifyPluginAsyncZod<{
  registry: Registry
  authority: Authority
}> = async (app, { registry, authority }) => {
  const preHandler = demand(authority, 'swap')
  const security = [{ operator: [] }]

  app.post(
    '/swap',
    {
      preHandler,
      schema: {
        summary: 'Makes a new set with these releases and makes it current',
        security,
        body: SwapRequest,
        response: answers,
      },
    },
    async (request) => answerFor(await swapReleases(registry, request.body)),
  )

  app.post(
    '/rollback',
    {
      preHandler,
      schema: {
        summary: 'Makes a new set with the content of an earlier one and makes it current',
        security,
        body: RollbackRequest,
        response: answers,
      },
    },
    async (request) => answerFor(await rollBack(registry, request.body)),
  )
}

function answerFor(outcome: SwapOutcome): SwapAnswer {
  switch (outcome.kind) {
    case 'swapped':
      return { set: outcome.set, changed: true }
    case 'unchanged':
      return { set: outcome.set, changed: false }
    case 'refused':
      throw refusedByGate(outcome.verdicts)
    case 'conflict': {
      const { current } = outcome
      const now = current
        ? `Set ${current.number} is current (${current.actor}: ${current.reason}).`
        : 'There is no set yet.'
      throw new Refusal(409, {
        code: 'set_changed',
        message: `Somebody else was faster. ${now} Look at it, then decide again.`,
        current,
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
