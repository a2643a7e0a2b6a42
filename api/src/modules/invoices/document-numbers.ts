import { sql } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { creditNoteCounters, invoiceCounters } from '../../database/schema/orders.schema.ts'

/** `BY/2026-27/000123` */
export const nextInvoiceNumber = (tx: Database, at: Date) => nextNumber(tx, invoiceCounters, at)

/** `BYC/2026-27/000123`. Other transactions wait for its end, so it is the last thing that one does. */
export const nextCreditNoteNumber = (tx: Database, at: Date) =>
  nextNumber(tx, creditNoteCounters, at)

const prefixes = new Map<unknown, string>([
  [invoiceCounters, 'BY'],
  [creditNoteCounters, 'BYC'],
])

/** The counter is locked until the transaction ends, so that there are no gaps. */
async function nextNumber(
  tx: Database,
  counters: typeof invoiceCounters | typeof creditNoteCounters,
  at: Date,
): Promise<string> {
  const year = financialYear(at)
  const [counter] = await tx
    .insert(counters)
    .values({ financialYear: year, last: 1 })
    .onConflictDoUpdate({
      target: counters.financialYear,
      set: { last: sql`${counters.last} + 1` },
    })
    .returning()
  return `${prefixes.get(counters)}/${year}/${numberText(counter?.last ?? 0)}`
}

const numberText = (number: number) => String(number).padStart(6, '0')

/** From April to March, in India. */
export function financialYear(at: Date): string {
  const inIndia = new Date(at.getTime() + 5.5 * 60 * 60 * 1000)
  const start = inIndia.getUTCFullYear() - (inIndia.getUTCMonth() < 3 ? 1 : 0)
  return `${start}-${String((start + 1) % 100).padStart(2, '0')}`
}
