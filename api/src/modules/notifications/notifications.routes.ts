import {
  countNotifications,
  deleteNotification,
  listNotifications,
  markNotificationRead,
} from '@brightyard/contract'
import type { CallParsed, NotificationOverview, NotificationPage } from '@brightyard/contract'
import type { FastifyInstance } from 'fastify'
import type { ActingUser } from '../../server/acting-user.ts'
import { invalidInput } from '../../server/api-problem.ts'
import { pageOfRows } from '../../server/paging.ts'
import { registerCall } from '../../server/register-call.ts'
import type { Services } from '../../server/services.ts'
import { groupSpans } from './notification-groups.ts'
import { signalNotification } from './notification-signals.ts'
import {
  countNotificationsOf,
  countUnread,
  deleteAll,
  deleteOne,
  listNotificationsOf,
  markAllRead,
  markRead,
} from './notification.repository.ts'

/** Rows of one group in the drawer's first view; see-all shows the rest. */
const overviewRows = 5
const pageRows = 20

type ListInput = CallParsed<typeof listNotifications>

export function notificationsRoutes(app: FastifyInstance, services: Services) {
  const { db } = services

  registerCall(app, countNotifications, (actor) => countUnread(actor, db))

  registerCall(app, listNotifications, (actor, input) =>
    input.see_all ? readPage(actor, services, input) : readOverview(actor, services, input),
  )

  registerCall(app, markNotificationRead, async (actor, { all, id }) => {
    if (all === 1) await markAllRead(actor, db)
    else await markRead(actor, db, idOf(id))
    await signalNotification(db, { userId: actor.id, arrived: null })
    return { message: 'Marked as read.' }
  })

  registerCall(app, deleteNotification, async (actor, { all, id }) => {
    if (all === 1) await deleteAll(actor, db)
    else await deleteOne(actor, db, idOf(id))
    await signalNotification(db, { userId: actor.id, arrived: null })
    return { message: 'Deleted.' }
  })
}

function idOf(id: number | null | undefined): number {
  if (id == null) throw invalidInput({ id: 'Please choose a notification.' })
  return id
}

const filterOf = (input: ListInput) => ({
  onlyUnread: input.unread === 1,
  withoutIds: input.deleted_ids,
  upTo: input.up_to ? new Date(input.up_to) : undefined,
})

async function readOverview(
  actor: ActingUser,
  { db, now }: Services,
  input: ListInput,
): Promise<NotificationOverview> {
  const spans = groupSpans(now())
  const list = (type: keyof typeof spans) =>
    listNotificationsOf(
      actor,
      db,
      { ...filterOf(input), span: spans[type] },
      { limit: overviewRows },
    )
  const countOf = (type: keyof typeof spans) =>
    countNotificationsOf(actor, db, { ...filterOf(input), span: spans[type] })
  return {
    today: await list(1),
    yesterday: await list(2),
    thisweek: await list(3),
    all: await list(''),
    todays_count: await countOf(1),
    yesterday_count: await countOf(2),
    thisweek_count: await countOf(3),
    meta: { total: await countOf('') },
  }
}

async function readPage(
  actor: ActingUser,
  { db, now }: Services,
  input: ListInput,
): Promise<NotificationPage> {
  const page = input.page ?? 1
  const filter = { ...filterOf(input), span: groupSpans(now())[input.type] }
  const rows = { limit: pageRows, offset: (page - 1) * pageRows }
  const data = await listNotificationsOf(actor, db, filter, rows)
  return pageOfRows(listNotifications, data, {
    page,
    perPage: pageRows,
    total: await countNotificationsOf(actor, db, filter),
    query: { up_to: input.up_to ?? now().toISOString() },
  })
}
