import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { cancelBooking, moveBooking, openBookingCalendar } from '@brightyard/contract'
import { aFamily, aWeekAhead, aPaidBooking, seatsTakenIn } from '../../testing/booking-factories.ts'
import { expectShopInvariants } from '../../testing/expect-shop-invariants.ts'
import { signedInAs } from '../../testing/factories.ts'
import { startTestApi } from '../../testing/test-api.ts'
import type { TestApi } from '../../testing/test-api.ts'

let api: TestApi
let start: Date
const hour = 60 * 60 * 1000
const at = (hours: number) => new Date(start.getTime() + hours * hour)

beforeAll(async () => {
  api = await startTestApi({ rateLimitFactor: 100 })
  start = api.clock.now
}, 60_000)
beforeEach(() => {
  api.clock.now = start
})
afterEach(() => expectShopInvariants(api.database))
afterAll(() => api.close())

const anActivity = (seats?: number[], priceInPaise?: number) =>
  aWeekAhead(api.db, start, { seats, priceInPaise })
const seatsTaken = (id?: number) => seatsTakenIn(api.db, id)

test('Q-004, Q-003: a booking moves until the limit, and its calendar entry follows it', async () => {
  const { caller, studentId, user } = await aFamily(api)
  const { choice, sessionIds } = await anActivity([10, 1])
  const { code } = await aPaidBooking(api, caller, choice([studentId]))
  const calendar = async (by: typeof caller) => {
    const { url } = await by.call(openBookingCalendar, { code })
    const file = await (await fetch(`${api.app.listeningOrigin}${url}`)).text()
    expect(file).toContain('TZID:Asia/Kolkata')
    return file.replaceAll(/\r\n[ \t]|BEGIN:VTIMEZONE.*?END:VTIMEZONE\r\n/gs, '')
  }
  const lineOf = (file: string, name: string) =>
    file.split('\r\n').find((line) => line.startsWith(name)) ?? ''
  const before = await calendar(caller)
  expect(before).toContain('METHOD:PUBLISH')
  expect(lineOf(before, 'DTSTART')).toMatch(/^DTSTART;TZID=Asia\/Kolkata:\d{8}T\d{6}$/)
  expect(lineOf(before, 'DESCRIPTION')).toContain('(Asia/Kolkata)')
  const moved = await caller.call(moveBooking, { code, session_id: sessionIds[1] })
  expect(moved.sessions).toMatchObject([{ id: sessionIds[1] }])
  expect([await seatsTaken(sessionIds[0]), await seatsTaken(sessionIds[1])]).toEqual([0, 1])
  const after = await calendar(caller)
  expect(lineOf(after, 'UID')).toBe(lineOf(before, 'UID'))
  expect(lineOf(after, 'DTSTART')).not.toBe(lineOf(before, 'DTSTART'))
  expect(Number(lineOf(after, 'SEQUENCE').slice(9))).toBeGreaterThan(
    Number(lineOf(before, 'SEQUENCE').slice(9)),
  )
  const full = await aFamily(api)
  const { code: theirs } = await aPaidBooking(api, full.caller, choice([full.studentId]))
  const refused = await full.caller.send(moveBooking, { code: theirs, session_id: sessionIds[1] })
  expect(refused.json().code).toBe('sold_out')
  api.clock.now = at(168 + 1)
  const late = await signedInAs(api, user)
  const tooLate = await late.send(moveBooking, { code, session_id: sessionIds[0] })
  expect([tooLate.statusCode, tooLate.json().code]).toEqual([409, 'too_late'])
  await late.call(cancelBooking, { code, refund_in_paise: 0 })
  const cancelled = await calendar(late)
  expect(cancelled).toContain('METHOD:CANCEL')
  expect(lineOf(cancelled, 'STATUS')).toBe('STATUS:CANCELLED')
  expect(Number(lineOf(cancelled, 'SEQUENCE').slice(9))).toBeGreaterThan(
    Number(lineOf(after, 'SEQUENCE').slice(9)),
  )
})
