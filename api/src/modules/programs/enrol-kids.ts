import type { CallParsed, enrolKids } from '@brightyard/contract'
import { asc, eq } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { programLines } from '../../database/schema/enrolments.schema.ts'
import { programClasses } from '../../database/schema/programs.schema.ts'
import type { ActingUser } from '../../server/acting-user.ts'
import { ApiProblem, conflict } from '../../server/api-problem.ts'
import { once } from '../../server/idempotency.ts'
import type { Services } from '../../server/services.ts'
import { findCoupon } from '../coupons/coupon.repository.ts'
import { endOrder } from '../orders/end-order.ts'
import { lockCoupon, lockOrder, lockPerson } from '../orders/reservations.ts'
import { awaitPayment, storeOrder } from '../orders/store-order.ts'
import { maxUnpaidPerDay } from '../orders/unpaid-orders.ts'
import { lockKid } from '../subscriptions/terms.ts'
import { enrol, takeSeat } from './enrolment.repository.ts'
import { calculateEnrolment, findHolds } from './quote-enrolment.ts'
import type { Quoted } from './quote-enrolment.ts'

type Placing = CallParsed<typeof enrolKids>

/**
 * Enrols kids or orders it, once per key. Rows are locked in the same order everywhere: person, orders, kids, class,
 * coupon.
 */
export function placeEnrolment(
  actor: ActingUser,
  services: Services,
  { idempotency_key: key, fingerprint, ...choice }: Placing,
): Promise<{ orderId: number | null }> {
  const { db, lock } = services
  const now = services.now()
  const unpaidPerDay = maxUnpaidPerDay * services.rateLimitFactor
  return db.transaction(async (tx) => {
    await lockPerson(tx, lock, actor.id)
    const content = ['enrolKids', fingerprint, choice]
    return once(actor, tx, { key, content, now }, async () => {
      const unpaid = (await findHolds(tx, choice.program_id))
        .filter(({ userId }) => userId === actor.id)
        .map(({ orderId }) => orderId)
      for (const orderId of new Set(unpaid)) await lockOrder(tx, lock, orderId)
      for (const id of [...choice.student_ids].toSorted((a, b) => a - b))
        await lockKid(tx, lock, id)
      await lockClasses(tx, services, choice.program_id)
      const coupon = choice.coupon ? await findCoupon(tx, choice.coupon) : undefined
      if (coupon) await lockCoupon(tx, lock, coupon.id)
      const quoted = await calculateEnrolment(actor, tx, choice, { now, unpaidPerDay })
      refuseUnlessAgreed(quoted, fingerprint)
      for (const orderId of quoted.replaced)
        await endOrder(tx, services, { orderId, now, note: 'You chose again instead.' })
      return store(actor, services, tx, { quoted, now })
    })
  })
}

/** All classes of a program, by id: an order may change from one to another. */
export const lockClasses = (tx: Database, { lock }: Pick<Services, 'lock'>, programId: number) =>
  lock(
    tx
      .select()
      .from(programClasses)
      .where(eq(programClasses.programId, programId))
      .orderBy(asc(programClasses.id)),
  )

function refuseUnlessAgreed({ quote }: Quoted, fingerprint: string) {
  const [problem] = quote.problems
  if (problem?.code === 'class_full') throw conflict('class_full', problem.message)
  if (problem) throw new ApiProblem(422, problem.code, problem.message)
  if (quote.fingerprint !== fingerprint)
    throw conflict('enrolment_changed', 'Something has changed. Please check it again.')
}

async function store(
  actor: ActingUser,
  services: Services,
  tx: Database,
  { quoted, now }: { quoted: Quoted; now: Date },
): Promise<{ orderId: number | null }> {
  const { basket, coupon, kids, quote, taxPercent } = quoted
  const { program } = quote
  const classId = quote.class?.id ?? null
  if (program.price_in_paise === 0) {
    const bought = { userId: actor.id, orderLineId: null, paidInPaise: 0 }
    for (const { studentId } of kids)
      await enrol(tx, { programId: program.id, studentId, classId, now, bought }, services)
    return { orderId: null }
  }
  const lines = kids.map(({ studentId }) => ({
    studentId,
    name: program.title,
    variantName: quote.class?.title ?? 'On their own',
    picture: program.picture,
    priceInPaise: program.price_in_paise,
    taxPercent,
  }))
  const given = { orderType: 'program', basket, coupon, lines, now } as const
  const order = await storeOrder(actor, services, tx, given)
  await tx.insert(programLines).values(
    kids.flatMap(({ studentId }, index) => {
      const orderLineId = order.lineIds[index]
      return orderLineId === undefined
        ? []
        : [{ orderLineId, programId: program.id, studentId, classId }]
    }),
  )
  if (classId !== null) for (const _ of kids) await takeSeat(tx, program.id, classId)
  await awaitPayment(services, tx, order, now)
  return { orderId: order.id }
}
