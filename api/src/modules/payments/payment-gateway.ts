/** A payment to request from the gateway. */
export interface PaymentRequest {
  /** Ours; the gateway repeats it in its events. The same code opens the same payment. */
  code: string
  amountInPaise: number
  /** Shown on the gateway's page and on the payer's statement. */
  description: string
  /** Where the payer comes back to, a path of the site. */
  returnPath: string
  expiresAt: Date
}

export interface OpenPayment {
  code: string
  gatewayReference: string
}

export interface Refund extends OpenPayment {
  /** Ours, one for each refund. */
  refundCode: string
  amountInPaise: number
}

/** What the gateway reports; only a signed event is trusted. */
export interface PaymentEvent {
  /** The event's id; a repeated delivery has the same one. */
  id: string
  kind: 'paid' | 'declined'
  paymentCode: string
  amountInPaise: number
}

/** Takes payments: the sandbox in development, a hosted provider elsewhere. */
export interface PaymentGateway {
  readonly name: string
  /** The signature header of its callbacks, in lower case. */
  readonly signatureHeader: string
  open(request: PaymentRequest): Promise<{ gatewayReference: string; url: string }>
  /** Null for an event of other payments; throws ForgedEvent if the signature is not the gateway's. */
  readEvent(body: string, signature: string | undefined): PaymentEvent | null
  /** For cases of doubt, such as before the shop releases items. */
  fetchStatus(payment: OpenPayment): Promise<PaymentEvent | null>
  /** Refunds a payment, whole or in part. Repeating it with the same refund code refunds once. */
  refund(refund: Refund): Promise<void>
}

export class ForgedEvent extends Error {
  override readonly name = 'ForgedEvent'
}
