import { listCountries } from '@brightyard/contract'
import type { FastifyInstance } from 'fastify'
import { registerCall } from '../../server/register-call.ts'
import { countries } from './countries.ts'

export function countriesRoutes(app: FastifyInstance) {
  registerCall(app, listCountries, () => ({ data: [...countries] }))
}
