export const indianStates = [
  'Andaman and Nicobar Islands',
  'Andhra Pradesh',
  'Arunachal Pradesh',
  'Assam',
  'Bihar',
  'Chandigarh',
  'Chhattisgarh',
  'Dadra and Nagar Haveli and Daman and Diu',
  'Delhi',
  'Goa',
  'Gujarat',
  'Haryana',
  'Himachal Pradesh',
  'Jammu and Kashmir',
  'Jharkhand',
  'Karnataka',
  'Kerala',
  'Ladakh',
  'Lakshadweep',
  'Madhya Pradesh',
  'Maharashtra',
  'Manipur',
  'Meghalaya',
  'Mizoram',
  'Nagaland',
  'Odisha',
  'Puducherry',
  'Punjab',
  'Rajasthan',
  'Sikkim',
  'Tamil Nadu',
  'Telangana',
  'Tripura',
  'Uttar Pradesh',
  'Uttarakhand',
  'West Bengal',
] as const

export const addressKinds = ['home', 'work', 'other'] as const

export const deliveryChoices = ['standard', 'express'] as const

/** What stands between a checkout and its order; the `code` of a refusal too. */
export const checkoutProblems = [
  'cart_empty',
  'line_changed',
  'coupon_problem',
  'address_missing',
  'not_serviceable',
  'contact_unverified',
  'too_many_units',
  'too_many_unpaid',
] as const

/**
 * awaiting_payment → paid → packed → shipped → delivered → return_requested → refunded.
 * awaiting_payment ends as payment_failed when the payment fails or its time runs out. Until it is packed
 * an order can be cancelled; it stays cancelled, and the refund of a paid one is a step of its timeline.
 */
export const orderStatuses = [
  'awaiting_payment',
  'payment_failed',
  'paid',
  'packed',
  'shipped',
  'delivered',
  'cancelled',
  'return_requested',
  'refunded',
] as const
export type OrderStatus = (typeof orderStatuses)[number]

export const timelineKinds = [
  'placed',
  'paid',
  'payment_failed',
  'packed',
  'shipped',
  'delivered',
  'cancelled',
  'return_requested',
  'return_refused',
  'refunded',
] as const

/** What the server knows of a payment; a page's address is never believed. */
export const paymentStates = ['pending', 'success', 'failure'] as const
export type PaymentState = (typeof paymentStates)[number]

/** What can be ordered and paid for: products, places in activities, plans, programs, packages of campaigns, fees, entries. */
export const orderTypes = [
  'shop',
  'booking',
  'subscription',
  'program',
  'campaign',
  'assessment',
  'entry',
] as const
export type OrderType = (typeof orderTypes)[number]

export const transactionStatuses = [
  'pending',
  'success',
  'failure',
  'refund_due',
  'refunded',
] as const

export const returnReasons = [
  'damaged',
  'wrong_item',
  'not_as_described',
  'too_small_or_large',
  'other',
] as const

export const orderSteps = ['packed', 'shipped', 'delivered', 'refunded', 'return_refused'] as const
