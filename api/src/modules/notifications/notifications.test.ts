import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import {
  countNotifications,
  deleteNotification,
  isNotificationPage,
  listNotifications,
  markNotificationRead,
} from '@brightyard/contract'
import type { NotificationOverview, NotificationPage } from '@brightyard/contract'
import { notifications } from '../../database/schema/notifications.schema.ts'
import { aUser, signedInAs } from '../../testing/factories.ts'
import { callerOf, startTestApi } from '../../testing/test-api.ts'
import type { Caller, TestApi } from '../../testing/test-api.ts'

let api: TestApi
let guardian: Awaited<ReturnType<typeof aUser>>
let caller: Caller
let stranger: Caller
const app_type = 1

beforeAll(async () => {
  api = await startTestApi() // the clock says 15:30 in India
  stranger = await signedInAs(api, await aUser(api.db))
}, 60_000)
beforeEach(async () => {
  guardian = await aUser(api.db)
  caller = await signedInAs(api, guardian)
})
afterAll(() => api.close())

async function given(...times: string[]) {
  const rows = times.map((time, index) => ({
    userId: guardian.id,
    title: `Notice ${index}`,
    createdAt: new Date(time),
    collectionType: '26',
    orderCode: 'BY-1',
  }))
  const made = await api.db.insert(notifications).values(rows).returning({ id: notifications.id })
  return made.map(({ id }) => id)
}
const minutesAgo = (minutes: number) =>
  new Date(api.clock.now.getTime() - minutes * 60_000).toISOString()

async function overview(input: object = {}): Promise<NotificationOverview> {
  const list = await caller.call(listNotifications, { app_type, ...input })
  if (isNotificationPage(list)) throw new Error('This is a page.')
  return list
}
async function page(input: object = {}): Promise<NotificationPage> {
  const list = await caller.call(listNotifications, { app_type, see_all: true, ...input })
  if (!isNotificationPage(list)) throw new Error('This is no page.')
  return list
}

test.each([countNotifications, listNotifications, markNotificationRead, deleteNotification])(
  'P-018, X-037: a visitor is refused by $name',
  async (call) => {
    const response = await callerOf(api.app).send(call, { app_type, all: 1 })
    expect(response.statusCode).toBe(401)
  },
)

test.each([
  { app_type: 2 },
  { app_type, type: 4 },
  { app_type, deleted_ids: 'all' },
  { app_type, page: 0 },
])('V-012: a list with %j is refused with 422', async (input) => {
  expect((await caller.send(listNotifications, input)).statusCode).toBe(422)
})

test('P-019, Y-012: nobody reads, marks or deletes another person’s notifications', async () => {
  const [id] = await given(minutesAgo(1))
  expect(await stranger.call(countNotifications)).toBe(0)
  await stranger.call(markNotificationRead, { app_type, id })
  await stranger.call(deleteNotification, { app_type, all: 0, id })
  await stranger.call(deleteNotification, { app_type, all: 1 })
  expect((await page()).data).toMatchObject([{ id, is_read: false }])
})

test('X-009, N-024: the body of the count is the number of unread ones itself', async () => {
  const [first] = await given(minutesAgo(1), minutesAgo(2))
  expect((await caller.send(countNotifications)).body).toBe('2')
  await caller.call(markNotificationRead, { app_type, all: 0, id: first })
  expect((await caller.send(countNotifications)).body).toBe('1')
})

test('X-010, D-001, D-002: groups follow the days of India, the newest first, with their counts', async () => {
  await given(
    '2026-03-18T09:00:00Z', // today
    '2026-03-17T18:30:00Z', // today, the first moment
    '2026-03-17T18:29:59Z', // yesterday, the last moment
    '2026-03-16T18:29:59Z', // this week
    '2026-03-11T18:30:00Z', // this week, the first moment
    '2026-03-11T18:29:59Z', // older
  )
  const list = await overview()
  const titles = (rows: { title: string }[]) => rows.map(({ title }) => title)
  expect(titles(list.today)).toEqual(['Notice 0', 'Notice 1'])
  expect(titles(list.yesterday)).toEqual(['Notice 2'])
  expect(titles(list.thisweek)).toEqual(['Notice 3', 'Notice 4'])
  expect(list).toMatchObject({ todays_count: 2, yesterday_count: 1, thisweek_count: 2 })
  expect(list.meta.total).toBe(6)
  expect(Object.keys(list.all[0] ?? {}).sort()).toEqual([
    'action_id',
    'action_slug',
    'collection_id',
    'collection_type',
    'created_at',
    'description',
    'id',
    'image',
    'is_read',
    'order_code',
    'student_id',
    'title',
  ])
})

test.each([
  [1, 2],
  [2, 1],
  [3, 1],
  ['', 5],
] as const)('N-006, N-007: see-all of type %j shows that group alone', async (type, total) => {
  await given(
    minutesAgo(1),
    minutesAgo(2),
    minutesAgo(24 * 60),
    minutesAgo(3 * 24 * 60),
    minutesAgo(9 * 24 * 60),
  )
  expect((await page({ type })).meta.total).toBe(total)
})

test('X-011, N-013, Y-040: following links.next gives every row once, even while new ones come and go', async () => {
  const ids = await given(...Array.from({ length: 45 }, (_, index) => minutesAgo(index)))
  const first = await page()
  expect(first.meta).toEqual({ total: 45, current_page: 1, last_page: 3, per_page: 20 })
  await given('2026-03-18T10:00:01Z')
  const seen = first.data.map(({ id }) => id)
  for (let { next } = first.links; next;) {
    const query = new URL(next, 'http://localhost').searchParams
    expect(next).toMatch(/^\/vendor\/api\/user\/notification\/list\/client\?/)
    const following = await page({ page: Number(query.get('page')), up_to: query.get('up_to') })
    seen.push(...following.data.map(({ id }) => id))
    next = following.links.next
  }
  expect(seen).toEqual(ids)
})

test('Z-041: unread ones only, without those just deleted, on request', async () => {
  const [read, deleted, rest] = await given(minutesAgo(1), minutesAgo(2), minutesAgo(3))
  await caller.call(markNotificationRead, { app_type, id: read })
  const list = await page({ unread: 1, deleted_ids: [deleted] })
  expect(list.data.map(({ id }) => id)).toEqual([rest])
})

test('X-012: marking read twice, or one that is gone, changes nothing more', async () => {
  const [id] = await given(minutesAgo(1))
  await caller.call(markNotificationRead, { app_type, all: 0, id })
  await caller.call(markNotificationRead, { app_type, all: 0, id })
  await caller.call(markNotificationRead, { app_type, all: 0, id: 2_000_000_000 })
  expect(await caller.call(countNotifications)).toBe(0)
  expect((await caller.send(markNotificationRead, { app_type, all: 0 })).statusCode).toBe(422)
})

test('X-013, Z-040: all 0 deletes one, all 1 everything', async () => {
  const [id] = await given(minutesAgo(1), minutesAgo(2), minutesAgo(3))
  expect((await caller.send(deleteNotification, { app_type, all: 0 })).statusCode).toBe(422)
  await caller.call(deleteNotification, { app_type, all: 0, id })
  expect((await page()).meta.total).toBe(2)
  await caller.call(deleteNotification, { app_type, all: 1 })
  expect((await overview()).all).toEqual([])
  expect(await caller.call(countNotifications)).toBe(0)
})
