import {
  FreezeRequest,
  RegistryProblem,
  SwapAnswer,
  UnfreezeRequest,
} from '@brightyard/contract/registry'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Authority } from '../access/authority.ts'
import { freezeSite, unfreezeSite } from '../positions/freeze.ts'
import type { Registry } from '../registry.ts'
import { demand } from './demand.ts'
import { answerForMove } from './moved.ts'

const response = {
  200: SwapAnswer,
  401: RegistryProblem,
  403: RegistryProblem,
  404: RegistryProblem,
  409: RegistryProblem,
  422: RegistryProblem,
}

export const freezeRoutes: FastifyPluginAsyncZod<{
  registry: Registry
  authority: Authority
}> = async (app, { registry, authority }) => {
  const preHandler = demand(authority, 'freeze')
  const security = [{ token: ['freeze'] }]

  app.post(
    '/freeze',
    {
      preHandler,
      config: { audit: 'freeze' },
      schema: {
        summary: 'Refuses every swap from now on, with a message',
        security,
        body: FreezeRequest,
        response,
      },
    },
    async (request) => answerForMove(await freezeSite(registry, request.body), request),
  )

  app.post(
    '/unfreeze',
    {
      preHandler,
      config: { audit: 'unfreeze' },
      schema: {
        summary: 'Lets the site be swapped again',
        security,
        body: UnfreezeRequest,
        response,
      },
    },
    async (request) => answerForMove(await unfreezeSite(registry, request.body), request),
  )
}
