import { getSiteSettings } from '@brightyard/contract'
import type { FastifyInstance } from 'fastify'
import { registerCall } from '../../server/register-call.ts'
import type { Services } from '../../server/services.ts'
import { readSettings } from './settings.repository.ts'

export function settingsRoutes(app: FastifyInstance, { db }: Services) {
  registerCall(app, getSiteSettings, () => readSettings(db))
}
