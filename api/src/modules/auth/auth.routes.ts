import type { FastifyInstance } from 'fastify'
import type { Services } from '../../server/services.ts'
import { kidIdRoutes } from './kid-id.routes.ts'
import { passwordRoutes } from './password.routes.ts'
import { sessionRoutes } from './session.routes.ts'
import { signUpRoutes } from './sign-up.routes.ts'

export function authRoutes(app: FastifyInstance, services: Services) {
  sessionRoutes(app, services)
  signUpRoutes(app, services)
  passwordRoutes(app, services)
  kidIdRoutes(app, services)
}
