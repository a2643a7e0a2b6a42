import { accountPaths, contentPaths } from '@brightyard/contract'
import { and, asc, eq, inArray, isNull, ne } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { orderLines } from '../../database/schema/orders.schema.ts'
import { programLines } from '../../database/schema/enrolments.schema.ts'
import { programEnrolments, programs } from '../../database/schema/programs.schema.ts'
import type { LineKind } from '../orders/line-kinds.ts'
import type { OrderRow } from '../orders/order-steps.ts'
import { lockKid } from '../subscriptions/terms.ts'
import { enrol, takeSeat } from './enrolment.repository.ts'
import { lockClasses } from './enrol-kids.ts'
import { freeSeat } from './leaving.ts'
import { readClasses } from './program.repository.ts'

/** What an order keeps or has bought, kids by their ids. */
async function linesOf(db: Database, orderId: number) {
  const rows = await db
    .select({ line: programLines, program: programs, paidInPaise: orderLines.totalInPaise })
    .from(programLines)
    .innerJoin(orderLines, eq(orderLines.id, programLines.orderLineId))
    .innerJoin(programs, eq(programs.id, programLines.programId))
    .where(eq(orderLines.orderId, orderId))
    .orderBy(asc(programLines.studentId))
  const [first] = rows
  if (!first) throw new Error(`Order ${orderId} has no program.`)
  return { rows, program: first.program, classId: first.line.classId }
}

const setReleased = (tx: Database, orderLineId: number, releasedAt: Date | null) =>
  tx.update(programLines).set({ releasedAt }).where(eq(programLines.orderLineId, orderLineId))

/** Locks kids and classes of an order, and reads its lines under the locks. */
async function lockedLinesOf(
  tx: Database,
  lock: Parameters<LineKind['release']>[1],
  { id }: Pick<OrderRow, 'id'>,
) {
  const { rows, program } = await linesOf(tx, id)
  for (const { line } of rows) await lockKid(tx, lock, line.studentId)
  await lockClasses(tx, { lock }, program.id)
  return linesOf(tx, id)
}

/** Kids in a program: held while the order awaits its payment, enrolled by it, with their seats in a class. */
export const programLineKind: LineKind = {
  type: 'program',
  words: {
    news: {
      payment_failed: {
        title: 'Your payment failed',
        text: 'Nobody is enrolled yet. Please try again.',
      },
    },
    notPaidInTime: 'No payment arrived in time, and nobody is enrolled.',
    gone: 'Your payment arrived too late: the class is full, or the kid was enrolled meanwhile. You will get your money back.',
    paymentFailed: 'The payment failed, and nobody is enrolled. Please try again.',
  },

  async reserveAgain(tx, lock, order) {
    const { rows, program, classId } = await lockedLinesOf(tx, lock, order)
    const kids = rows.map(({ line }) => line.studentId)
    const held = await tx.$count(
      programLines,
      and(
        eq(programLines.programId, program.id),
        inArray(programLines.studentId, kids),
        isNull(programLines.releasedAt),
      ),
    )
    const enrolled = await tx.$count(
      programEnrolments,
      and(
        eq(programEnrolments.programId, program.id),
        inArray(programEnrolments.studentId, kids),
        ne(programEnrolments.state, 'left'),
      ),
    )
    const [group] = classId === null ? [] : await readClasses(tx, { id: classId })
    const isFull = classId !== null && (group?.seats_left ?? 0) < rows.length
    if (held > 0 || enrolled > 0 || isFull) return false
    for (const { line } of rows) {
      await setReleased(tx, line.orderLineId, null)
      if (classId !== null) await takeSeat(tx, program.id, classId)
    }
    return true
  },

  async confirm(services, tx, order, at) {
    const { rows, program, classId } = await lockedLinesOf(tx, services.lock, order)
    for (const { line, paidInPaise } of rows) {
      if (line.releasedAt !== null) continue
      await setReleased(tx, line.orderLineId, at)
      const bought = { userId: order.userId, orderLineId: line.orderLineId, paidInPaise }
      const given = { programId: program.id, studentId: line.studentId, classId, now: at, bought }
      await enrol(tx, { ...given, hasSeat: true }, services)
    }
  },

  async release(tx, lock, order, at) {
    const { rows } = await lockedLinesOf(tx, lock, order)
    for (const { line } of rows) {
      if (line.releasedAt !== null) continue
      await setReleased(tx, line.orderLineId, at)
      if (line.classId !== null) await freeSeat(tx, line.classId)
    }
  },

  // Each kid leaves by itself, and gets back what was not started.
  mayCancel: () => false,
  target: () => accountPaths.myPrograms.to(),

  async returnPath(db, order) {
    const { program } = await linesOf(db, order.id)
    return contentPaths.programBooking.to({ id: program.id }, { order_code: order.code })
  },

  async lineTargets(db, lines) {
    const [first] = lines
    if (!first) return new Map()
    const { program } = await linesOf(db, first.orderId)
    const path = contentPaths.program.to({ id: program.id })
    return new Map(lines.map(({ id }) => [id, path]))
  },

  subject: async (db, order) => ({
    collectionType: 'Program',
    actionId: (await linesOf(db, order.id)).program.id,
  }),
  links: () => [{ text: 'Your programs:', path: accountPaths.myPrograms.to() }],
  isToCome: async () => false,
  calendar: async () => null,
}
