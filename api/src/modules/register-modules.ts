import type { FastifyInstance } from 'fastify'
import type { Services } from '../server/services.ts'
import { settingsRoutes } from './settings/settings.routes.ts'

/** Every module of the API. */
export function registerModules(app: FastifyInstance, services: Services) {
  settingsRoutes(app, services)
}
