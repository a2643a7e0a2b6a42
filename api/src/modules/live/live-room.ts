import { firstNameOf } from '@brightyard/contract'
import type { LiveMember, LiveMessage, LiveRoom } from '@brightyard/contract'
import { and, desc, eq, gt, lt, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Database } from '../../database/database.ts'
import { liveMembers, liveMessages } from '../../database/schema/live.schema.ts'
import { offeringSessions } from '../../database/schema/offerings.schema.ts'
import { students, users } from '../../database/schema/users.schema.ts'
import {
  ApiProblem,
  conflict,
  notAuthorized,
  notFound,
  tooManyRequests,
} from '../../server/api-problem.ts'
import type { Services } from '../../server/services.ts'
import { hasContact } from './contact-in-text.ts'
import { canEnter, refuseUnlessHost, refuseUnlessOpen } from './open-link.ts'
import type { OpenedLink } from './open-link.ts'

type Needs = Pick<Services, 'db' | 'now'>

/** Who has not asked for the room for so long is no longer here. */
const hereMs = 30_000
const messagesShown = 50
const burst = { messages: 5, ms: 10_000 }
/** A number in parts is read as one. */
const readTogetherMs = 2 * 60_000
const keptMs = 30 * 24 * 60 * 60 * 1000

const kids = alias(users, 'kids')

/** As this member sees it: kids know each other by first names. */
export async function viewRoom({ db, now }: Needs, link: OpenedLink): Promise<LiveRoom> {
  const said = { state: link.state, now: now().toISOString() }
  if (!canEnter(link)) return { ...said, members: [], messages: [] }
  const me = memberOf(link)
  await db
    .update(liveMembers)
    .set({ seenAt: now() })
    .where(and(eq(liveMembers.id, me.id), lt(liveMembers.seenAt, new Date(now().getTime() - 5000))))
  const nameOf = (name: string | null, isHost: boolean) =>
    isHost || link.isHost ? (name ?? '') : firstNameOf(name ?? '')
  return {
    ...said,
    members: await listMembers(db, link, { me: me.id, nameOf, now: now() }),
    messages: await listMessages(db, link, { me: me.id, nameOf }),
  }
}

interface Viewer {
  me: number
  nameOf: (name: string | null, isHost: boolean) => string
}

const memberName = sql<string | null>`coalesce(${kids.name}, ${users.name})`

async function listMembers(
  db: Database,
  { session }: OpenedLink,
  { me, nameOf, now }: Viewer & { now: Date },
): Promise<LiveMember[]> {
  const rows = await db
    .select({ member: liveMembers, name: memberName })
    .from(liveMembers)
    .innerJoin(users, eq(users.id, liveMembers.userId))
    .leftJoin(students, eq(students.id, liveMembers.studentId))
    .leftJoin(kids, eq(kids.id, students.userId))
    .where(
      and(
        eq(liveMembers.sessionId, session.id),
        gt(liveMembers.seenAt, new Date(now.getTime() - hereMs)),
      ),
    )
  return rows
    .map(({ member, name }) => ({
      id: member.id,
      name: nameOf(name, member.studentId === null),
      is_host: member.studentId === null,
      is_me: member.id === me,
      hand_raised_at: member.handRaisedAt?.toISOString() ?? null,
    }))
    .toSorted((a, b) => Number(b.is_host) - Number(a.is_host) || a.name.localeCompare(b.name))
}

async function listMessages(
  db: Database,
  { session }: OpenedLink,
  { me, nameOf }: Viewer,
): Promise<LiveMessage[]> {
  const rows = await db
    .select({ message: liveMessages, studentId: liveMembers.studentId, name: memberName })
    .from(liveMessages)
    .innerJoin(liveMembers, eq(liveMembers.id, liveMessages.memberId))
    .innerJoin(users, eq(users.id, liveMembers.userId))
    .leftJoin(students, eq(students.id, liveMembers.studentId))
    .leftJoin(kids, eq(kids.id, students.userId))
    .where(eq(liveMessages.sessionId, session.id))
    .orderBy(desc(liveMessages.id))
    .limit(messagesShown)
  return rows.toReversed().map(({ message, studentId, name }) => ({
    id: message.id,
    name: nameOf(name, studentId === null),
    is_host: studentId === null,
    is_mine: message.memberId === me,
    text: message.removedAt ? '' : message.text,
    is_removed: message.removedAt !== null,
    sent_at: message.createdAt.toISOString(),
  }))
}

function memberOf({ member }: OpenedLink) {
  if (!member) throw conflict('not_joined', 'Please join the class first.')
  return member
}

/** Kids write no addresses and numbers, also not in parts; nobody writes faster than others can read. */
export async function write(
  { db, now, lock }: Needs & Pick<Services, 'lock'>,
  link: OpenedLink,
  text: string,
) {
  refuseUnlessOpen(link)
  const me = memberOf(link)
  await db.transaction(async (tx) => {
    await lock(tx.select().from(liveMembers).where(eq(liveMembers.id, me.id)))
    const recent = await tx
      .select({ text: liveMessages.text, createdAt: liveMessages.createdAt })
      .from(liveMessages)
      .where(
        and(
          eq(liveMessages.memberId, me.id),
          gt(liveMessages.createdAt, new Date(now().getTime() - readTogetherMs)),
        ),
      )
      .orderBy(liveMessages.id)
    const before = recent.map((message) => message.text)
    if (!link.isHost && hasContact(text, before))
      throw new ApiProblem(
        422,
        'no_links',
        'Links, names of messengers, email addresses and phone numbers stay out of the class. Please write it without; of long numbers, send one at a time.',
      )
    const burstFrom = now().getTime() - burst.ms
    if (recent.filter(({ createdAt }) => createdAt.getTime() > burstFrom).length >= burst.messages)
      throw tooManyRequests(burst.ms / 1000, 'That was a lot at once. Please wait a few seconds.')
    await tx
      .insert(liveMessages)
      .values({ sessionId: link.session.id, memberId: me.id, text, createdAt: now() })
  })
}

export async function remove({ db, now }: Needs, link: OpenedLink, messageId: number) {
  refuseUnlessHost(link)
  refuseUnlessOpen(link)
  const [removed] = await db
    .update(liveMessages)
    .set({ removedAt: now() })
    .where(and(eq(liveMessages.id, messageId), eq(liveMessages.sessionId, link.session.id)))
    .returning({ id: liveMessages.id })
  if (!removed) throw notFound('this message')
}

/** The own hand; of others only hosts, and only down. A hand that is up keeps its place. */
export async function raiseHand(
  { db, now }: Needs,
  link: OpenedLink,
  { isRaised, memberId }: { isRaised: boolean; memberId: number | undefined },
) {
  refuseUnlessOpen(link)
  const me = memberOf(link)
  const id = memberId ?? me.id
  if (id !== me.id && (!link.isHost || isRaised)) throw notAuthorized()
  const raised = sql`coalesce(${liveMembers.handRaisedAt}, ${now().toISOString()}::timestamptz)`
  const [changed] = await db
    .update(liveMembers)
    .set({ handRaisedAt: isRaised ? raised : null })
    .where(and(eq(liveMembers.id, id), eq(liveMembers.sessionId, link.session.id)))
    .returning({ id: liveMembers.id })
  if (!changed) throw notFound('this person')
}

/** What was written and who was there; attendance is the booking's and stays. */
export const deleteOldRooms = ({ db, now }: Needs) =>
  db
    .delete(liveMembers)
    .where(
      sql`${liveMembers.sessionId} in (select s.id from ${offeringSessions} s where s.ends_at < ${new Date(now().getTime() - keptMs).toISOString()})`,
    )
