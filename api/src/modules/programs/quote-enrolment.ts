import { createHash } from 'node:crypto'
import type { EnrolmentChoice, EnrolmentQuote, ProgramClass } from '@brightyard/contract'
import { lineAmounts, priceBasket, wireTotals } from '@brightyard/contract/money'
import type { Basket } from '@brightyard/contract/money'
import { and, eq, inArray, isNull, ne } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { orderLines, orders } from '../../database/schema/orders.schema.ts'
import { programLines } from '../../database/schema/enrolments.schema.ts'
import {
  programClasses,
  programEnrolments,
  programs,
} from '../../database/schema/programs.schema.ts'
import type { ActingUser } from '../../server/acting-user.ts'
import { notFound } from '../../server/api-problem.ts'
import { hasVerifiedContact, notVerifiedText } from '../auth/verified-contact.ts'
import { ageProblemOf } from '../bookings/booking-checks.ts'
import { findOwnKids } from '../bookings/booking-context.ts'
import type { BookedKid } from '../bookings/booking-context.ts'
import { quoteCoupon } from '../coupons/applied-coupon.ts'
import type { CouponRow } from '../coupons/coupon-rules.ts'
import { localDateOf } from '../offerings/refresh-offering.ts'
import { countUnpaidOfDay } from '../orders/unpaid-orders.ts'
import { leavingPolicy } from './leaving.ts'
import { cardColumns } from './program-card.repository.ts'
import { readClasses } from './program.repository.ts'

type Problem = EnrolmentQuote['problems'][number]
type Hold = Awaited<ReturnType<typeof findHolds>>[number]

/** A quote, and the source of its order. */
export interface Quoted {
  quote: EnrolmentQuote
  basket: Basket
  coupon: CouponRow | undefined
  kids: BookedKid[]
  taxPercent: string
  /** Unpaid orders of this person that a new one replaces. */
  replaced: number[]
}

/** What unpaid orders keep for the program: all of this person's, and others' for the same kids. */
export const findHolds = (db: Database, programId: number) =>
  db
    .select({ line: programLines, orderId: orders.id, userId: orders.userId })
    .from(programLines)
    .innerJoin(orderLines, eq(orderLines.id, programLines.orderLineId))
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(and(eq(programLines.programId, programId), isNull(programLines.releasedAt)))
    .orderBy(orders.id)

async function findProgram(db: Database, id: number) {
  const [row] = await db
    .select({ program: programs, card: cardColumns })
    .from(programs)
    .where(and(eq(programs.id, id), isNull(programs.hiddenAt)))
  if (!row) throw notFound('this program')
  return row
}

async function findClass(db: Database, id: number | undefined, programId: number) {
  if (id === undefined) return null
  const [found] = await readClasses(db, { id })
  if (found?.program_id !== programId) throw notFound('this class')
  return found
}

/** Calculates what enrolling would be: the only place where kids, class, price and coupon come together. */
export async function calculateEnrolment(
  actor: ActingUser,
  db: Database,
  choice: EnrolmentChoice,
  { now, unpaidPerDay }: { now: Date; unpaidPerDay: number },
): Promise<Quoted> {
  const { program, card } = await findProgram(db, choice.program_id)
  const group = await findClass(db, choice.class_id, program.id)
  const kids = await findOwnKids(actor, db, choice.student_ids)
  const holds = await findHolds(db, program.id)
  const own = holds.filter(({ userId }) => userId === actor.id)
  const replaced = [...new Set(own.map(({ orderId }) => orderId))]
  const items = kids.map(() => ({
    priceInPaise: program.priceInPaise,
    taxPercent: Number(program.taxPercent),
    quantity: 1,
  }))
  const { itemsInPaise } = priceBasket(items).totals
  const { coupon, applied } = await quoteCoupon(actor, db, choice.coupon, {
    itemsInPaise,
    now,
    replaced,
  })
  const basket = priceBasket(items, { discountInPaise: applied?.discount_in_paise ?? 0 })
  const kept = own.filter(({ line }) => group !== null && line.classId === group.id).length
  const seatsLeft = group === null ? null : group.seats_left + kept

  const problems = [
    ...classProblems(group, { seatsLeft, kids: kids.length, now }),
    ...(await needsClass(db, program, group)),
    ...(await kidProblems(db, { kids, program, holds, actor, now })),
  ]
  const add = (code: Problem['code'], message: string) =>
    problems.push({ code, message, student_id: null })
  if (applied?.problem) add('coupon_problem', `${applied.code}: ${applied.problem.message}`)
  if (!(await hasVerifiedContact(actor, db))) add('contact_unverified', notVerifiedText)
  const isPaid = basket.totals.totalInPaise > 0
  if (isPaid && (await countUnpaidOfDay(actor, db, now)) >= unpaidPerDay)
    add('too_many_unpaid', 'You have left many orders unpaid today. Please try again tomorrow.')

  const agreed = {
    program: card,
    kids: kids.map(({ studentId, name }, index) => {
      const line = basket.lines[index]
      if (!line) throw new Error('A kid has no amounts.')
      return { student_id: studentId, name, ...lineAmounts(line) }
    }),
    coupon: applied,
    totals: wireTotals(basket),
    policy: program.priceInPaise > 0 ? leavingPolicy : leavingPolicy.slice(0, 1),
  }
  // Seats change all the time and are not agreed to; dates are.
  const content = JSON.stringify([agreed, group && [group.id, group.dates]])
  const fingerprint = createHash('sha256').update(content).digest('base64url')
  const quote = { ...agreed, class: group, seats_left: seatsLeft, problems, fingerprint }
  return { quote, basket, coupon, kids, taxPercent: program.taxPercent, replaced }
}

function classProblems(
  group: ProgramClass | null,
  { seatsLeft, kids, now }: { seatsLeft: number | null; kids: number; now: Date },
): Problem[] {
  if (group === null || seatsLeft === null) return []
  const problems: Problem[] = []
  if (group.dates.length > 0 && group.dates.every(({ starts_at }) => new Date(starts_at) <= now))
    problems.push({
      code: 'past',
      message: 'This class has had its last date. Please choose another one.',
      student_id: null,
    })
  if (seatsLeft < kids)
    problems.push({
      code: 'class_full',
      message:
        seatsLeft === 0
          ? 'This class is full. Please choose another one.'
          : `Only ${seatsLeft} ${seatsLeft === 1 ? 'seat is' : 'seats are'} left in this class.`,
      student_id: null,
    })
  return problems
}

/** What takes place somewhere needs a seat there. */
async function needsClass(
  db: Database,
  { id, mode }: typeof programs.$inferSelect,
  group: ProgramClass | null,
): Promise<Problem[]> {
  if (group !== null || mode === 'online') return []
  const classes = await db.$count(programClasses, eq(programClasses.programId, id))
  const message = 'This program meets in person. Please choose a class.'
  return classes > 0 ? [{ code: 'class_needed', message, student_id: null }] : []
}

async function kidProblems(
  db: Database,
  {
    kids,
    program,
    holds,
    actor,
    now,
  }: {
    kids: BookedKid[]
    program: typeof programs.$inferSelect
    holds: Hold[]
    actor: ActingUser
    now: Date
  },
): Promise<Problem[]> {
  const ids = kids.map(({ studentId }) => studentId)
  const enrolled = await db
    .select({ studentId: programEnrolments.studentId })
    .from(programEnrolments)
    .where(
      and(
        eq(programEnrolments.programId, program.id),
        inArray(programEnrolments.studentId, ids),
        ne(programEnrolments.state, 'left'),
      ),
    )
  const today = localDateOf(now, 'Asia/Kolkata')
  return kids.flatMap((kid) => {
    const { studentId, name } = kid
    const of = (code: Problem['code'], message: string) => ({
      code,
      message,
      student_id: studentId,
    })
    const found: Problem[] = []
    if (enrolled.some((one) => one.studentId === studentId))
      found.push(of('already_enrolled', `${name} is enrolled already.`))
    if (holds.some(({ line, userId }) => line.studentId === studentId && userId !== actor.id))
      found.push(
        of(
          'being_bought',
          `Somebody else is just paying for ${name}. Please try again in a quarter of an hour.`,
        ),
      )
    const ageProblem = ageProblemOf(kid, program, today)
    if (ageProblem) found.push(of(ageProblem.code, ageProblem.message))
    return found
  })
}
