import type { CheckoutQuote } from '@brightyard/contract'

type Content = Omit<CheckoutQuote, 'problems' | 'fingerprint'>

/** What stands between a checkout and its order, for people. */
export function checkoutProblemsOf({
  lines,
  coupon,
  address,
  delivery_options: options,
}: Content): CheckoutQuote['problems'] {
  const problems: CheckoutQuote['problems'] = []
  if (lines.length === 0)
    problems.push({ code: 'cart_empty', message: 'Your bag is empty. Put something in it first.' })
  if (lines.some((line) => line.notice))
    problems.push({
      code: 'line_changed',
      message: 'Some items have changed. Please look at them and accept the changes.',
    })
  if (coupon?.problem)
    problems.push({ code: 'coupon_problem', message: `${coupon.code}: ${coupon.problem.message}` })
  if (!address)
    problems.push({
      code: 'address_missing',
      message: 'Please choose or add an address for the delivery.',
    })
  else if (options.length === 0)
    problems.push({
      code: 'not_serviceable',
      message: `We do not send parcels to ${address.pincode} yet. Please choose another address.`,
    })
  return problems
}
