import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { bookSeats, cancelBooking, quoteBooking } from '@brightyard/contract'
import { queryable } from './database/database.ts'
import { studentRecords } from './database/schema/family.schema.ts'
import { chooseAtGateway } from './testing/checkout-factories.ts'
import { expectShopInvariants } from './testing/expect-shop-invariants.ts'
import { aKid, aUser } from './testing/factories.ts'
import { counted, hardStops, lostPayments, signedInAt } from './testing/hard-stops.ts'
import { anOffering } from './testing/offering-factories.ts'
import { isOnServer, tries } from './testing/proof-level.ts'

const wanted = tries(200, 80)
const stops = tries(30, 6)
const seats = 4
/** A third more seats than are wanted, so that families still find one in the end. */
const dates = Math.ceil((wanted * 4) / 3 / seats)
const day = 24 * 60 * 60 * 1000

interface Family {
  address: string
  email: string | null
  studentId: number
  /** Sessions that this kid has not been booked for yet, as far as the family knows. */
  left: number[]
  ticketTypeId: number
  acknowledged: string[]
  said: () => void
}

/** Books one session after the other, pays, and cancels every seventh, until the server is gone. */
async function bookAll({
  address,
  email,
  studentId,
  left,
  ticketTypeId,
  acknowledged,
  said,
}: Family) {
  try {
    const caller = await signedInAt(address, email)
    for (let session_id = left[0]; session_id !== undefined; session_id = left[0]) {
      const choice = { student_ids: [studentId], ticket_type_id: ticketTypeId, session_id }
      const { fingerprint, problems } = await caller.call(quoteBooking, choice)
      said()
      if (problems.length > 0) {
        left.shift() // booked before the power cut, or sold out
        continue
      }
      const placing = { ...choice, fingerprint, idempotency_key: randomUUID() }
      const answer = await caller.send(bookSeats, placing)
      said()
      if (answer.statusCode !== 200) continue // the last seat has gone meanwhile
      const { codes, payment } = bookSeats.response.parse(answer.json())
      acknowledged.push(...codes)
      await chooseAtGateway(
        { app: { listeningOrigin: address } },
        payment?.gateway_url ?? '',
        'success',
      )
      said()
      left.shift()
      if (acknowledged.length % 7 === 0)
        await caller.send(cancelBooking, { code: codes[0], refund_in_paise: 59_000 })
    }
  } catch {
    // The power cut: whatever was under way is over.
  }
}

const onServer = isOnServer ? describe : describe.skip
onServer('Y-030', () => {
  let server: Awaited<ReturnType<typeof hardStops>>
  beforeAll(async () => {
    server = await hardStops()
  }, 120_000)
  afterAll(() => server.close())

  test(`${stops} hard stops in the middle of ${wanted} bookings lose and double no seat, money or ticket`, async () => {
    const { database, start, stop, allCallbacksAnswered } = server
    const db = queryable(database)
    const made = await anOffering(db, {
      sessions: Array.from({ length: dates }, (_, index) => ({
        startsAt: new Date(Date.now() + (30 + index) * day),
        capacity: seats,
      })),
    })
    const acknowledged: string[] = []
    const families: Pick<Family, 'email' | 'studentId' | 'left'>[] = []
    for (let count = 0; count < 6; count++) {
      const { id, email } = await aUser(db)
      const { studentId } = await aKid(db, { guardianId: id })
      await db.insert(studentRecords).values({ studentId, birthDate: '2017-01-15' })
      // Each begins elsewhere, so that they meet at different sessions.
      const ids = made.sessions.map((session) => session.id)
      const first = Math.floor((count * dates) / 7)
      const left = [...ids.slice(first), ...ids.slice(0, first)]
      families.push({ email, studentId, left })
    }
    const run = (address: string, said: () => void) =>
      families.map((family) =>
        bookAll({
          ...family,
          address,
          ticketTypeId: made.tickets[0]?.id ?? 0,
          acknowledged,
          said,
        }),
      )

    for (let stopped = 1; stopped <= stops; stopped++) {
      const address = await start()
      const answers = counted()
      const running = run(address, answers.said)
      // A different moment every time, spread over the two hundred bookings.
      await answers.reach(Math.floor((wanted * 3) / stops) - 20 + ((stopped * 7) % 41))
      await stop()
      await Promise.all(running)
      await expectShopInvariants(database)
    }

    await Promise.all(run(await start(), () => undefined))
    await allCallbacksAnswered()
    await stop()
    await expectShopInvariants(database)
    // What was cancelled just before a stop is owed, and sent by a scheduled job.
    const lost = await database.query(`${lostPayments} and p.status <> 'refund_due'`)
    expect(lost).toEqual([])
    const rows = await database.query('select code, state from bookings')
    const known = new Set(rows.map(({ code }) => code))
    expect(acknowledged.filter((code) => !known.has(code))).toEqual([])
    expect(rows.filter(({ state }) => state === 'confirmed').length).toBeGreaterThanOrEqual(wanted)
    // Every confirmed one is paid, by a payment that the gateway took once.
    const unpaid = await database.query(`select b.code from bookings b
      join order_lines l on l.id = b.order_line_id
      where b.state = 'confirmed' and 1 <> (select count(*) from payments p join sandbox_payments s
        on s.payment_code = p.code where p.order_id = l.order_id and s.status = 'paid')`)
    expect(unpaid).toEqual([])
  }, 900_000)
})
