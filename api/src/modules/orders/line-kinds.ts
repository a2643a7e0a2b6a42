import type { OrderStatus, OrderType } from '@brightyard/contract'
import type { Database } from '../../database/database.ts'
import type { orderLines } from '../../database/schema/orders.schema.ts'
import type { RowLock } from '../../database/row-lock.ts'
import type { Contact } from '../countries/contact.ts'
import type { Outbox } from '../messages/outbox.ts'
import type { OrderRow } from './order-steps.ts'

export type OrderLineRow = typeof orderLines.$inferSelect

/** What a buyer is notified of. */
export interface News {
  title: string
  text: string
}

/** What a kind of line says to its buyer. */
export interface OrderWords {
  /** By the order's new status; a status without news is not notified of. */
  news: Partial<Record<OrderStatus, News>>
  /** In the timeline, when nobody paid in time. */
  notPaidInTime: string
  /** In the timeline, when the money came and what was ordered had gone to others. */
  gone: string
  /** On the page of a payment that failed. */
  paymentFailed: string
  /**
   * On that page while everything stays reserved for another try until the order's time is over. Without it, a
   * declined payment ends the order.
   */
  declined?: string
}

/**
 * What payment, expiry, invoices, transactions and notifications need to know of the things in an order. The module
 * that owns the things implements it; an order has lines of one kind. Rows are locked in the same order everywhere:
 * person, order, what is reserved, coupon.
 */
export interface LineKind {
  readonly type: OrderType
  readonly words: OrderWords
  /** The news of the order's status, where they depend on what was bought; else those of `words`. */
  newsOf?(db: Database, order: OrderRow): Promise<News | undefined>
  /** Reserves again what an order had given back; false, with nothing reserved, if it is gone. */
  reserveAgain(tx: Database, lock: RowLock, order: OrderRow): Promise<boolean>
  /** Whether a waiting order still gets what it holds; left out where nothing takes that away before the order ends. */
  isStillThere?(tx: Database, lock: RowLock, order: OrderRow): Promise<boolean>
  /** Why a payment goes back, in a sentence for the buyer's news; undefined where the order did not need it. */
  whyUnusable?(db: Database, order: OrderRow): Promise<string | undefined>
  /** What the payment brings about besides the order's own steps, in the same transaction. */
  confirm(services: ConfirmNeeds, tx: Database, order: OrderRow, at: Date): Promise<void>
  /** Gives back what the order holds; called once for each time that it was reserved. */
  release(tx: Database, lock: RowLock, order: OrderRow, at: Date): Promise<void>
  /** Whether the buyer may cancel the whole order now, and gets back everything that was paid. */
  mayCancel(order: OrderRow): boolean
  /** The path of the order's own page. */
  target(order: OrderRow): string
  /** The path that the gateway sends the payer back to. */
  returnPath(db: Database, order: OrderRow): Promise<string>
  /** The paths of what was bought, by line; a line without a page is left out. */
  lineTargets(db: Database, lines: readonly OrderLineRow[]): Promise<Map<number, string>>
  /** What a notification of the order is about; the fields decide where it leads. */
  subject(db: Database, order: OrderRow): Promise<NotificationSubject>
  /** Where a buyer without an account is told of the order; null for everyone with one. */
  contact?(db: Database, order: OrderRow): Promise<Contact | null>
  /** Links for the order's emails. */
  links(order: OrderRow): readonly { text: string; path: string }[]
  /** A calendar file of what is to come; null if nothing is. */
  calendar(db: Database, order: OrderRow, given: CalendarGiven): Promise<CalendarFile | null>
  /** Whether `calendar` would give a file. */
  isToCome(db: Database, order: OrderRow, now: Date): Promise<boolean>
}

export interface ConfirmNeeds {
  lock: RowLock
  outbox: Outbox
  publicOrigin: string
  now(): Date
}

/** What a notification is about, as `notify` takes it. */
interface NotificationSubject {
  collectionType: string
  actionId: number
  actionSlug?: string
}

interface CalendarGiven {
  publicOrigin: string
  now: Date
}

export interface CalendarFile {
  /** `delivery-BY-7F3K.ics` */
  name: string
  content: string
}

/** Finds the kind of an order's lines. */
export type LineKinds = (order: Pick<OrderRow, 'orderType'>) => LineKind

export function createLineKinds(kinds: readonly LineKind[]): LineKinds {
  const byType = new Map(kinds.map((kind) => [kind.type, kind]))
  return ({ orderType }) => {
    const kind = byType.get(orderType)
    if (!kind) throw new Error(`No module owns orders of the type ${orderType}.`)
    return kind
  }
}
