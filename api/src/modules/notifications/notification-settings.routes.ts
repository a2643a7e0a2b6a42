import { getNotificationSettings, saveNotificationSettings } from '@brightyard/contract'
import type { FastifyInstance } from 'fastify'
import type { ActingUser } from '../../server/acting-user.ts'
import { notAuthorized } from '../../server/api-problem.ts'
import { registerCall } from '../../server/register-call.ts'
import type { Services } from '../../server/services.ts'
import { readSettings, saveSettings } from './notification-settings.repository.ts'

/** Role 2 has no settings page and no settings. */
function refuseStudents({ role }: ActingUser) {
  if (role === 'student' || role === 'school') throw notAuthorized()
}

export function notificationSettingsRoutes(app: FastifyInstance, { db }: Services) {
  registerCall(app, getNotificationSettings, (actor) => {
    refuseStudents(actor)
    return readSettings(actor, db)
  })

  registerCall(app, saveNotificationSettings, async (actor, { topics }) => {
    refuseStudents(actor)
    await saveSettings(actor, db, topics)
    return readSettings(actor, db)
  })
}
