import type { Database } from '../../../database/database.ts'
import { bodyOf, eventOf } from './sandbox-gateway.ts'
import { oweCallback } from './sandbox.repository.ts'
import type { SandboxPayment } from './sandbox.repository.ts'

const second = 1000

/** What a person can choose on the gateway's page, in the order of the buttons. */
export const outcomes = {
  success: { label: 'Pay', hint: 'The bank pays at once.', returns: true },
  decline: { label: 'Decline', hint: 'The bank declines the payment.', returns: true },
  slow: { label: 'Pay slowly', hint: 'The bank needs twenty seconds to answer.', returns: true },
  close_paid: {
    label: 'Pay, then close the window',
    hint: 'The browser never returns to the shop; only the callback arrives.',
    returns: false,
  },
  close_unpaid: {
    label: 'Close the window without paying',
    hint: 'The shop learns nothing and waits until the time is up.',
    returns: false,
  },
  double: {
    label: 'Pay, with the callback sent twice',
    hint: 'It must count once.',
    returns: true,
  },
  late: {
    label: 'Pay too late',
    hint: 'The callback arrives half a minute after the shop has stopped waiting.',
    returns: true,
  },
  forged: {
    label: 'Forge a callback',
    hint: 'Someone without the secret claims that this was paid. The shop must refuse it.',
    returns: false,
  },
} as const
export type Outcome = keyof typeof outcomes

/** Schedules the callbacks of the chosen outcome. */
export async function choose(db: Database, payment: SandboxPayment, outcome: Outcome, now: Date) {
  const kind: 'declined' | 'paid' = outcome === 'decline' ? 'declined' : 'paid'
  const callback = (deliverAt: Date, isForged = false) => ({
    reference: payment.reference,
    outcome: isForged ? null : kind,
    body: bodyOf(eventOf(payment, kind)),
    isForged,
    deliverAt,
    createdAt: now,
  })
  const after = (from: Date, seconds: number) => new Date(from.getTime() + seconds * second)
  switch (outcome) {
    case 'success':
    case 'decline':
    case 'close_paid':
      return oweCallback(db, callback(now))
    case 'slow':
      return oweCallback(db, callback(after(now, 20)))
    case 'double':
      await oweCallback(db, callback(now))
      return oweCallback(db, callback(now))
    case 'late':
      return oweCallback(db, callback(after(payment.expiresAt, 30)))
    case 'forged':
      return oweCallback(db, callback(now, true))
    case 'close_unpaid':
      return undefined
  }
}
