import {
  changeBankItem,
  createBankItem,
  getBankSubjects,
  listBankItems,
  readBankItem,
  retireBankItem,
} from '@brightyard/contract'
import type { FastifyInstance } from 'fastify'
import { pageByKey } from '../../../server/paging.ts'
import { registerCall } from '../../../server/register-call.ts'
import type { ActingUser } from '../../../server/acting-user.ts'
import type { Services } from '../../../server/services.ts'
import { listItems, listSubjects, readItem } from './bank.repository.ts'
import { findForDesk } from './desk.repository.ts'
import { itemPictureRoutes } from './item-pictures.ts'
import { changeItem, createItem, retireItem } from './save-item.ts'

const perPage = 30

/** The item bank for those who make assessments: roles 3 to 6. */
export function bankRoutes(app: FastifyInstance, services: Services) {
  const { db, now } = services
  const usableBy = async (actor: ActingUser, id: number | undefined) =>
    id === undefined ? undefined : await findForDesk(actor, db, id)
  itemPictureRoutes(app, services)

  registerCall(app, listBankItems, async (actor, { before, ...filters }) => {
    const { data, total, hasMore } = await listItems(actor, db, {
      ...filters,
      usableBy: await usableBy(actor, filters.for_assessment),
      before,
      limit: perPage,
    })
    const next = hasMore ? { ...filters, before: data.at(-1)?.id } : null
    return pageByKey(listBankItems, data, { perPage, total, next })
  })

  registerCall(app, getBankSubjects, async (actor, { for_assessment }) => ({
    subjects: await listSubjects(actor, db, await usableBy(actor, for_assessment)),
  }))

  registerCall(app, readBankItem, (actor, { id }) => readItem(actor, db, id))

  registerCall(app, createBankItem, (actor, input) => createItem(actor, services, input))

  registerCall(app, changeBankItem, (actor, input) => changeItem(actor, services, input))

  registerCall(app, retireBankItem, (actor, { id, is_retired }) =>
    retireItem(actor, db, { id, archivedAt: is_retired ? now() : null }),
  )
}
