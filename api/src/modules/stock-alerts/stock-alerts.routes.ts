import { askStockAlert, endStockAlert, listStockAlerts, maxStockAlerts } from '@brightyard/contract'
import type { FastifyInstance } from 'fastify'
import { ApiProblem, conflict, notFound } from '../../server/api-problem.ts'
import { registerCall } from '../../server/register-call.ts'
import type { Services } from '../../server/services.ts'
import { lockPerson } from '../orders/reservations.ts'
import {
  countAlertsOf,
  deleteAlert,
  findSoldVariant,
  insertAlert,
  listAlertsOf,
} from './stock-alert.repository.ts'

/** "Tell me when it is back": asked for, listed and taken back by the person alone. */
export function stockAlertRoutes(app: FastifyInstance, { db, lock, now }: Services) {
  registerCall(app, listStockAlerts, async (actor) => ({ data: await listAlertsOf(actor, db) }))

  registerCall(app, askStockAlert, (actor, { variant_id }) =>
    db.transaction(async (tx) => {
      // Two presses at once must not pass the limit.
      await lockPerson(tx, lock, actor.id)
      const variant = await findSoldVariant(tx, variant_id)
      if (!variant) throw notFound('this product')
      if (variant.unitsAvailable > 0)
        throw conflict('in_stock', 'It is back already: you can buy it now.')
      await insertAlert(actor, tx, variant_id, now())
      if ((await countAlertsOf(actor, tx)) > maxStockAlerts)
        throw new ApiProblem(
          422,
          'too_many_alerts',
          `We tell you of at most ${maxStockAlerts} products. Please take another one off first.`,
        )
      return { data: await listAlertsOf(actor, tx) }
    }),
  )

  registerCall(app, endStockAlert, async (actor, { variant_id }) => {
    await deleteAlert(actor, db, variant_id)
    return { data: await listAlertsOf(actor, db) }
  })
}
