import { getBooking, listOwnSessions } from '@brightyard/contract'
import { eq } from 'drizzle-orm'
import { offeringSessions } from '../database/schema/offerings.schema.ts'
import type { offerings } from '../database/schema/offerings.schema.ts'
import { book } from './booking-factories.ts'
import { anOffering } from './offering-factories.ts'
import type { Caller, TestApi } from './test-api.ts'

const tokenOf = (path: string | null | undefined) => path?.split('/').at(-1) ?? ''

/** A free class online with one session an hour long, for kids who are booked today. */
export async function aLiveClass(
  api: TestApi,
  startsAt: Date,
  offering: Partial<typeof offerings.$inferInsert> = {},
) {
  const made = await anOffering(api.db, {
    offering: { kind: 'live-class', mode: 'online', venueName: '', address: '', ...offering },
    sessions: [{ startsAt }],
    tickets: [{ priceInPaise: 0 }],
  })
  return { ...made, sessionId: made.sessions[0]?.id ?? 0, ticketId: made.tickets[0]?.id ?? 0 }
}

type LiveOffering = Awaited<ReturnType<typeof aLiveClass>>

/** Books a kid and returns the token of the way in. */
export async function aKidsLink(caller: Caller, live: LiveOffering, studentId: number) {
  const { codes } = await book(caller, {
    student_ids: [studentId],
    ticket_type_id: live.ticketId,
    session_id: live.sessionId,
  })
  const code = codes[0] ?? ''
  return { code, token: await linkOf(caller, code) }
}

/** The token of a booking's session for this person. */
export const linkOf = async (caller: Caller, code: string) =>
  tokenOf((await caller.call(getBooking, { code })).sessions[0]?.room_path)

/** The token of the organiser's way in. */
export async function aHostsLink(caller: Caller, { offering }: LiveOffering) {
  const { data } = await caller.call(listOwnSessions, { id: offering.id })
  return tokenOf(data[0]?.room_path)
}

/** Moves a session that is booked already, for tests that cannot wait. */
export const moveSession = ({ db }: TestApi, sessionId: number, startsAt: Date) =>
  db
    .update(offeringSessions)
    .set({ startsAt, endsAt: new Date(startsAt.getTime() + 60 * 60_000) })
    .where(eq(offeringSessions.id, sessionId))
