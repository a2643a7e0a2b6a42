import type { CheckoutQuote } from '@brightyard/contract'

type Content = Omit<CheckoutQuote, 'problems' | 'fingerprint'>

/** What prevents a checkout from becoming an order, for people. */
export function checkoutProblemsOf({
  lines,
  coupon,
  address,
  delivery_options: options,
}: Content): CheckoutQuote['problems'] {
  const problems: CheckoutQuote['problems'] = []
  if (lines.length === 0)
    problems.push({ code: 'cart_empty', message: 'Your bag is empty. Add something first.' })
  if (lines.some((line) => line.notice))
    problems.push({
      code: 'line_changed',
      message: 'Some items have changed. Please check them and accept the changes.',
    })
  if (coupon?.problem)
    problems.push({ code: 'coupon_problem', message: `${coupon.code}: ${coupon.problem.message}` })
  if (!address)
    problems.push({
      code: 'address_missing',
      message: 'Please choose or add a delivery address.',
    })
  else if (options.length === 0)
    problems.push({
      code: 'not_serviceable',
      message: `We do not deliver to ${address.pincode} yet. Please choose another address.`,
    })
  return problems
}
