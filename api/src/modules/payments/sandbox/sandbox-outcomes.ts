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
export async function choose(
  tx: Database,
  payment: SandboxPayment,
  outcome: Outcome,
  { now, deliverAt }: { now: Date; deliverAt: (tx: Database, at: Date) => Promise<void> },
) {
  const kind: 'declined' | 'paid' = outcome === 'decline' ? 'declined' : 'paid'
  const owe = async (at: Date, isForged = false) => {
    await oweCallback(tx, {
      reference: payment.reference,
      outcome: isForged ? null : kind,
      body: bodyOf(eventOf(payment, kind)),
      isForged,
      deliverAt: at,
      createdAt: now,
    })
    await deliverAt(tx, at)
  }
  const after = (from: Date, seconds: number) => new Date(from.getTime() + seconds * second)
  switch (outcome) {
    case 'success':
    case 'decline':
    case 'close_paid':
      return owe(now)
    case 'slow':
      return owe(after(now, 20))
    case 'double':
      await owe(now)
      return owe(now)
    case 'late':
      return owe(after(payment.expiresAt, 30))
    case 'forged':
      return owe(now, true)
    case 'close_unpaid':
      return undefined
  }
}
