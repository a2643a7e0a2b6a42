import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import {
  cancelBooking,
  cancelSessions,
  endLiveClass,
  getBooking,
  joinLiveClass,
  raiseLiveHand,
  readLiveClass,
  readLiveRoom,
  removeLiveMessage,
  sendLiveMessage,
  startLiveClass,
} from '@brightyard/contract'
import { eq } from 'drizzle-orm'
import { liveMessages } from '../../database/schema/live.schema.ts'
import { offeringSessions } from '../../database/schema/offerings.schema.ts'
import { users } from '../../database/schema/users.schema.ts'
import { createApi } from '../../create-api.ts'
import { aFamily, notificationsOf } from '../../testing/booking-factories.ts'
import { aUser, aVendor, signedInAs } from '../../testing/factories.ts'
import { aHostsLink, aKidsLink, aLiveClass, linkOf } from '../../testing/live-factories.ts'
import { startTestApi, testOrigin, testSecret } from '../../testing/test-api.ts'
import type { Caller, TestApi } from '../../testing/test-api.ts'

let api: TestApi
let start: Date
const minutes = (count: number) => new Date(start.getTime() + count * 60_000)
beforeAll(async () => {
  api = await startTestApi({ rateLimitFactor: 100 })
  start = new Date(api.clock.now.getTime() + 60 * 60_000)
}, 60_000)
beforeEach(() => {
  api.clock.now = minutes(-60)
})
afterAll(() => api.close())

async function aClass(kids = 1) {
  const vendor = await aVendor(api.db, { vendorType: 1 })
  const teacher = await aUser(api.db, { role: 'vendor', vendorId: vendor.id, name: 'Meera Rao' })
  const live = await aLiveClass(api, start, { vendorId: vendor.id })
  const family = await aFamily(api, kids)
  const links = []
  for (const studentId of family.studentIds)
    links.push(await aKidsLink(family.caller, live, studentId))
  const [first = { code: '', token: '' }, second = first] = links
  // Sign-ins are over after a quarter of an hour of the clock.
  const host = () => signedInAs(api, teacher)
  const guardian = () => signedInAs(api, family.user)
  const hostLink = await aHostsLink(await host(), live)
  return { live, host, hostLink, family, guardian, first, second, ...first }
}

const stateOf = async (by: Caller, token: string) => (await by.call(readLiveClass, { token })).state

async function refusal(by: Caller, ...[call, input]: Parameters<Caller['send']>) {
  const response = await by.send(call, input)
  return [response.statusCode, response.json().code]
}

test('R-119: a link says when it opens, lets wait, lets in, and says that it is over', async () => {
  const { family, guardian, token } = await aClass()
  const { caller } = family
  const early = await caller.call(readLiveClass, { token })
  expect(early).toMatchObject({
    state: 'early',
    now: minutes(-60).toISOString(),
    session: { opens_at: minutes(-15).toISOString(), role: 'kid', attendance: null, booked: 1 },
  })
  expect(await refusal(caller, joinLiveClass, { token })).toEqual([409, 'too_early'])
  api.clock.now = minutes(-15)
  const again = await guardian()
  expect(await stateOf(again, token)).toBe('waiting')
  expect(await refusal(again, joinLiveClass, { token })).toEqual([409, 'too_early'])
  api.clock.now = minutes(0)
  const onTime = await guardian()
  expect(await stateOf(onTime, token)).toBe('open')
  expect(await onTime.call(joinLiveClass, { token })).toEqual({ kind: 'room' })
  api.clock.now = minutes(65)
  const later = await guardian()
  expect(await stateOf(later, token)).toBe('open') // it takes a little longer
  api.clock.now = minutes(70)
  expect(await later.call(readLiveClass, { token })).toMatchObject({
    state: 'ended',
    session: { attendance: 'joined' },
  })
  api.clock.now = minutes(60 + 24 * 60)
  const nextDay = await guardian()
  expect(await nextDay.call(readLiveClass, { token })).toMatchObject({
    state: 'expired',
    session: null,
  })
})

test('R-119: a link is of one person: another one learns nothing from it, the kid has its own', async () => {
  const { guardian, token, code } = await aClass()
  const stranger = await aFamily(api)
  expect(await stranger.caller.call(readLiveClass, { token })).toMatchObject({
    state: 'foreign',
    session: null,
  })
  api.clock.now = minutes(1)
  const refused = await signedInAs(api, stranger.user)
  expect(await refusal(refused, joinLiveClass, { token })).toEqual([409, 'not_valid'])
  expect((await refused.send(readLiveClass, { token: `${token}x` })).statusCode).toBe(404)

  const { kid } = await (await guardian()).call(getBooking, { code })
  const [kidUser] = await api.db
    .update(users)
    .set({ loginId: 'KID-8101' })
    .where(eq(users.name, kid.name))
    .returning()
  if (!kidUser) throw new Error('The kid has no account.')
  const kidCaller = await signedInAs(api, kidUser)
  const ownLink = await linkOf(kidCaller, code)
  expect(ownLink).not.toBe(token)
  expect(await kidCaller.call(joinLiveClass, { token: ownLink })).toEqual({ kind: 'room' })
  const { sessions } = await (await guardian()).call(getBooking, { code })
  expect(sessions[0]?.attendance).toBe('joined')
})

test('R-119: a cancelled booking and a cancelled class are said as such', async () => {
  const { family, host, live, first, second } = await aClass(2)
  await family.caller.call(cancelBooking, { code: first.code, refund_in_paise: 0 })
  expect(await stateOf(family.caller, first.token)).toBe('cancelled')
  const organiser = await host()
  await organiser.call(cancelSessions, { session_id: live.sessionId, reason: 'The teacher is ill' })
  expect(await family.caller.call(readLiveClass, { token: second.token })).toMatchObject({
    state: 'cancelled',
    session: { cancel_reason: 'The teacher is ill' },
  })
})

test('R-119: the host starts before the time, sees who is here and whose hand is up, and ends it', async () => {
  const { guardian, host: signIn, hostLink, first, second } = await aClass(2)
  api.clock.now = minutes(-10)
  const [by, host] = [await guardian(), await signIn()]
  expect(await refusal(by, startLiveClass, { token: first.token })).toEqual([403, 'not_authorized'])
  expect(await stateOf(host, hostLink)).toBe('waiting')
  await host.call(joinLiveClass, { token: hostLink })
  await host.call(startLiveClass, { token: hostLink })
  for (const { token } of [first, second]) await by.call(joinLiveClass, { token })
  await by.call(raiseLiveHand, { token: second.token, is_raised: true })
  const { members } = await host.call(readLiveRoom, { token: hostLink })
  expect(members.map((one) => [one.is_host, one.is_me, one.hand_raised_at !== null])).toEqual([
    [true, true, false],
    ...members.slice(1).map(({ hand_raised_at }) => [false, false, hand_raised_at !== null]),
  ])
  const raised = members.filter(({ hand_raised_at }) => hand_raised_at !== null)
  expect(raised).toHaveLength(1)
  const [hand] = raised
  const lowering = { is_raised: false, member_id: hand?.id ?? 0 }
  expect(await refusal(by, raiseLiveHand, { token: first.token, ...lowering })).toEqual([
    403,
    'not_authorized',
  ])
  const lowered = await host.call(raiseLiveHand, { token: hostLink, ...lowering })
  expect(lowered.members.every(({ hand_raised_at }) => hand_raised_at === null)).toBe(true)

  api.clock.now = minutes(-9) // the kids' pages were closed meanwhile
  const alone = await host.call(readLiveRoom, { token: hostLink })
  expect(alone.members.map(({ name }) => name)).toEqual(['Meera Rao'])
  expect(await refusal(by, endLiveClass, { token: first.token })).toEqual([403, 'not_authorized'])
  expect((await host.call(endLiveClass, { token: hostLink })).state).toBe('ended')
  expect((await by.call(readLiveRoom, { token: first.token })).state).toBe('ended')
  expect(await refusal(by, sendLiveMessage, { token: first.token, text: 'Bye' })).toEqual([
    409,
    'too_late',
  ])
})

test('R-119: kids write to each other by first name, without links, not too fast; hosts remove', async () => {
  const { guardian, host: signIn, hostLink, token } = await aClass()
  const other = await aClass()
  api.clock.now = minutes(1)
  const [by, host, otherHost] = [await guardian(), await signIn(), await other.host()]
  const text = 'Hello everybody'
  expect(await refusal(by, sendLiveMessage, { token, text })).toEqual([409, 'not_joined'])
  await by.call(joinLiveClass, { token })
  await host.call(joinLiveClass, { token: hostLink })
  const link = 'Look at example.com'
  expect(await refusal(by, sendLiveMessage, { token, text: link })).toEqual([422, 'no_links'])
  await host.call(sendLiveMessage, { token: hostLink, text: link })
  const { messages } = await by.call(sendLiveMessage, { token, text })
  expect(messages.map((one) => [one.text, one.is_host, one.is_mine])).toEqual([
    [link, true, false],
    [text, false, true],
  ])
  expect(messages[1]?.name).not.toContain(' ')
  for (let sent = 1; sent < 5; sent += 1) await by.call(sendLiveMessage, { token, text })
  expect(await refusal(by, sendLiveMessage, { token, text })).toEqual([429, 'too_many_requests'])
  expect((await by.send(sendLiveMessage, { token, text: 'x'.repeat(301) })).statusCode).toBe(422)

  const gone = { message_id: messages[1]?.id ?? 0 }
  expect(await refusal(by, removeLiveMessage, { token, ...gone })).toEqual([403, 'not_authorized'])
  const foreign = await otherHost.send(removeLiveMessage, { token: other.hostLink, ...gone })
  expect(foreign.statusCode).toBe(404)
  await host.call(removeLiveMessage, { token: hostLink, ...gone })
  const left = (await by.call(readLiveRoom, { token })).messages
  expect(left.find(({ id }) => id === gone.message_id)).toMatchObject({
    text: '',
    is_removed: true,
  })
})

test('R-119: a phone number does not come in parts either', async () => {
  const { guardian, token } = await aClass()
  api.clock.now = minutes(1)
  const by = await guardian()
  await by.call(joinLiveClass, { token })
  await by.call(sendLiveMessage, { token, text: '98765' })
  expect(await refusal(by, sendLiveMessage, { token, text: '43210' })).toEqual([422, 'no_links'])
  api.clock.now = minutes(3.1)
  await by.call(sendLiveMessage, { token, text: 'I have 432' })
})

test('R-119: a restart loses nothing of a room, and its texts are deleted after 30 days', async () => {
  const { family, guardian, live, token } = await aClass()
  api.clock.now = minutes(1)
  const by = await guardian()
  await by.call(joinLiveClass, { token })
  await by.call(sendLiveMessage, { token, text: 'Still here' })
  await by.call(raiseLiveHand, { token, is_raised: true })
  const restarted = await createApi({
    database: api.database,
    sessionSecret: testSecret,
    publicOrigins: [testOrigin],
    email: { send: async () => undefined },
    now: () => new Date(api.clock.now),
    describesItself: false,
    meetings: { open: async () => ({ kind: 'link', url: 'https://meet.example/room' }) },
  })
  await restarted.listen({ port: 0, host: '127.0.0.1' })
  const after = await signedInAs({ ...api, app: restarted }, family.user)
  const room = await after.call(readLiveRoom, { token })
  expect(room.members[0]?.hand_raised_at).not.toBeNull()
  expect(room.messages.map(({ text }) => text)).toEqual(['Still here'])
  expect(await after.call(joinLiveClass, { token })).toEqual({
    kind: 'link',
    url: 'https://meet.example/room',
  })
  await restarted.close()
  const kept = () =>
    api.db.select().from(liveMessages).where(eq(liveMessages.sessionId, live.sessionId))
  api.clock.now = minutes(60 + 30 * 24 * 60)
  await api.app.runScheduledJobs()
  expect(await kept()).toHaveLength(1)
  api.clock.now = minutes(61 + 30 * 24 * 60)
  await api.app.runScheduledJobs()
  expect(await kept()).toHaveLength(0)
})

test('R-119: a class meets at the organiser’s link where it has one', async () => {
  const { guardian, live, token } = await aClass()
  const meetingUrl = 'https://meet.example/clay'
  await api.db
    .update(offeringSessions)
    .set({ meetingUrl })
    .where(eq(offeringSessions.id, live.sessionId))
  api.clock.now = minutes(0)
  const by = await guardian()
  expect(await by.call(joinLiveClass, { token })).toEqual({ kind: 'link', url: meetingUrl })
})

test('R-119: the reminder an hour before leads to the door', async () => {
  const { family, token } = await aClass()
  api.clock.now = minutes(-50)
  await api.app.runScheduledJobs()
  const reminder = (await notificationsOf(api, family.user.id)).at(-1)
  expect([reminder?.title.endsWith('starts soon'), reminder?.path]).toEqual([
    true,
    `/live-class/session/${token}`,
  ])
})
