/** A payment that the shop wants to be made. */
export interface PaymentRequest {
  /** Ours; the gateway repeats it in its events. The same code opens the same payment. */
  code: string
  amountInPaise: number
  /** What stands on the gateway's page and on the payer's statement. */
  description: string
  /** Where the payer comes back to, a path of the site. */
  returnPath: string
  expiresAt: Date
}

export interface OpenPayment {
  code: string
  gatewayReference: string
}

/** What the gateway says happened; only a signed one is believed. */
export interface PaymentEvent {
  /** Of this event: a repeated delivery has the same one. */
  id: string
  kind: 'paid' | 'declined'
  paymentCode: string
  amountInPaise: number
}

/** How money is taken: by the sandbox in development, by a hosted provider elsewhere. */
export interface PaymentGateway {
  readonly name: string
  /** Of its callbacks, in small letters. */
  readonly signatureHeader: string
  open(request: PaymentRequest): Promise<{ gatewayReference: string; url: string }>
  /** Null for an event that is none of ours; throws ForgedEvent where the signature is not the gateway's. */
  readEvent(body: string, signature: string | undefined): PaymentEvent | null
  /** Asked where the shop is in doubt: before it gives items back, say. */
  ask(payment: OpenPayment): Promise<PaymentEvent | null>
  /** Repeating it refunds once. */
  refund(payment: OpenPayment & { amountInPaise: number }): Promise<void>
}

export class ForgedEvent extends Error {
  override readonly name = 'ForgedEvent'
}
