import {
  getActivityReviewStanding,
  listActivityReviews,
  removeActivityReview,
  saveActivityReview,
} from '@brightyard/contract'
import type { ReviewStanding } from '@brightyard/contract'
import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { Database } from '../../database/database.ts'
import { bookings } from '../../database/schema/bookings.schema.ts'
import { offerings, offeringSessions } from '../../database/schema/offerings.schema.ts'
import {
  programEnrolments,
  programLessonsDone,
  programs,
} from '../../database/schema/programs.schema.ts'
import { guardianships } from '../../database/schema/users.schema.ts'
import type { ActingUser } from '../../server/acting-user.ts'
import { ApiProblem, notFound } from '../../server/api-problem.ts'
import { pageOfRows } from '../../server/paging.ts'
import { registerCall } from '../../server/register-call.ts'
import type { Services } from '../../server/services.ts'
import { requireVerifiedContact } from '../auth/verified-contact.ts'
import { refuseAllButGuardians } from '../orders/order.repository.ts'
import {
  addReview,
  changeOwnReview,
  findOwnReview,
  listReviewsOf,
  removeOwnReview,
} from './review.repository.ts'
import type { Subject } from './review.repository.ts'

const perPage = 10
const reasons = {
  offering: 'Reviews are written by families who came. You can write yours afterwards.',
  program: 'Reviews are written by families who take part. You can write yours after a lesson.',
}
type Activity = Subject & { kind: keyof typeof reasons }

/** Reviews of what families took part in. */
export function activityReviewsRoutes(
  app: FastifyInstance,
  { db, now }: Pick<Services, 'db' | 'now'>,
) {
  const standing = async (actor: ActingUser, subject: Activity): Promise<ReviewStanding> => {
    refuseAllButGuardians(actor)
    await requireSubject(db, subject)
    const review = (await findOwnReview(actor, db, subject)) ?? null
    const came = await hasCome(actor, db, subject, now())
    return {
      may_review: came && review === null,
      reason: came ? null : reasons[subject.kind],
      review,
    }
  }

  registerCall(app, listActivityReviews, async (_, { kind, id, page = 1, sort, rating }) => {
    await requireSubject(db, { kind, id })
    const part = { page, perPage, sort, rating }
    const { data, total, summary } = await listReviewsOf(db, { kind, id }, part)
    const query = { sort, rating }
    const params = { kind, id }
    return {
      ...pageOfRows(listActivityReviews, data, { page, perPage, total, query, params }),
      summary,
    }
  })

  registerCall(app, getActivityReviewStanding, (actor, subject) => standing(actor, subject))

  registerCall(app, saveActivityReview, async (actor, { kind, id, ...input }) => {
    const subject = { kind, id }
    const { reason, review } = await standing(actor, subject)
    await requireVerifiedContact(actor, db)
    if (reason && !review) throw new ApiProblem(403, 'not_taken_part', reason)
    await db.transaction(async (tx) => {
      const written = { ...input, now: now() }
      if (!(await addReview(actor, tx, subject, written)))
        await changeOwnReview(actor, tx, subject, written)
    })
    return standing(actor, subject)
  })

  registerCall(app, removeActivityReview, async (actor, subject) => {
    await standing(actor, subject)
    if (!(await removeOwnReview(actor, db, subject))) throw notFound('your review')
    return standing(actor, subject)
  })
}

async function requireSubject(db: Database, { kind, id }: Activity) {
  const found =
    kind === 'offering'
      ? await db.$count(offerings, and(eq(offerings.id, id), isNull(offerings.hiddenAt)))
      : await db.$count(programs, and(eq(programs.id, id), isNull(programs.hiddenAt)))
  if (found === 0) throw notFound(kind === 'offering' ? 'this activity' : 'this program')
}

/** Whether a kid of the guardian was there: marked so, or booked for what is over and not marked as missing. */
async function hasCome(actor: ActingUser, db: Database, { kind, id }: Activity, now: Date) {
  const ownKids = db
    .select({ id: guardianships.studentId })
    .from(guardianships)
    .where(eq(guardianships.guardianId, actor.id))
  if (kind === 'program') {
    const done = db.select({ id: programLessonsDone.enrolmentId }).from(programLessonsDone)
    const taking = and(
      eq(programEnrolments.programId, id),
      inArray(programEnrolments.studentId, ownKids),
      inArray(programEnrolments.id, done),
    )
    return (await db.$count(programEnrolments, taking)) > 0
  }
  // Whatever was marked before: afterwards is after the end.
  const isOver = sql`not exists (select 1 from ${offeringSessions} s
    where (s.id = ${bookings.sessionId} or s.batch_id = ${bookings.batchId})
      and s.ends_at > ${now.toISOString()})`
  const there = and(
    eq(bookings.offeringId, id),
    inArray(bookings.studentId, ownKids),
    inArray(bookings.state, ['confirmed', 'attended']),
    isOver,
  )
  return (await db.$count(bookings, there)) > 0
}
