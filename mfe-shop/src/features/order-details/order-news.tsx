import type { Order } from '@brightyard/contract/entities'
import { formatMoney } from '@brightyard/contract/money'
import { shopPaths } from '@brightyard/contract/paths'
import { DateTime, Link } from '@brightyard/runtime'
import { LinkButton, Notice } from '@brightyard/ui'
import { deliveryDays } from '../../orders/order-labels.ts'

const timeOf = ({ timeline }: Order, kind: 'paid' | 'refunded') =>
  timeline.find((entry) => entry.kind === kind)?.at

/** Where the money of an order that ended is. */
function Refund({ order }: { order: Order }) {
  const amount = formatMoney(order.total_in_paise)
  const refundedAt = timeOf(order, 'refunded')
  if (!timeOf(order, 'paid')) return 'Nothing was paid, so there is nothing to give back.'
  if (!refundedAt)
    return `${amount} goes back the way you paid. We will email you when it is on its way.`
  return (
    <>
      {amount} went back the way you paid on <DateTime iso={refundedAt} />. Banks take three to five
      working days to show it.
    </>
  )
}

/** Where an order stands and what comes next, in a sentence, with the one thing to do about it. */
export function OrderNews({ order }: { order: Order }) {
  const { status, order_code, actions, delivery, parcel, reserved_until, return_until } = order
  switch (status) {
    case 'awaiting_payment':
      return actions.pay && reserved_until ? (
        <Notice
          title="This order waits for your payment"
          action={
            <LinkButton asChild size="sm">
              <Link to={shopPaths.paymentSummary.to({}, { order_code })}>Pay now</Link>
            </LinkButton>
          }
        >
          We keep the items for you until <DateTime iso={reserved_until} show="moment" />.
        </Notice>
      ) : (
        <Notice title="This order is not paid yet">
          Once the time to pay is over, the items go back to the shop and nothing is owed.
        </Notice>
      )
    case 'payment_failed':
      return (
        <Notice
          tone="warning"
          title="The payment failed"
          action={
            <LinkButton asChild size="sm">
              <Link to={shopPaths.bag.to()}>Try again from your bag</Link>
            </LinkButton>
          }
        >
          Nothing was bought and nothing is owed. What was in your bag stayed there.
        </Notice>
      )
    case 'paid':
    case 'packed':
      return (
        <Notice tone="success" title="Thank you for your order">
          {status === 'paid' ? 'We pack it now.' : 'It is packed, and the courier picks it up.'}{' '}
          Expected {deliveryDays(delivery)}.
        </Notice>
      )
    case 'shipped':
      return (
        <Notice title="Your order is on its way">
          {parcel ? `${parcel.carrier} brings it, parcel ${parcel.number}. ` : ''}
          Expected {deliveryDays(delivery)}.
        </Notice>
      )
    case 'delivered':
      return (
        <Notice tone="success" title="Your order has arrived">
          {actions.request_return && return_until ? (
            <>
              If something is wrong, you can send it back until{' '}
              <DateTime iso={return_until} show="moment" />.
            </>
          ) : (
            'We hope you like it.'
          )}
        </Notice>
      )
    case 'cancelled':
      return (
        <Notice title="This order is cancelled">
          <Refund order={order} />
        </Notice>
      )
    case 'return_requested':
      return (
        <Notice title="We have received your return request">
          We write to you within two working days how to send it. Once it is here,{' '}
          {formatMoney(order.total_in_paise)} goes back the way you paid.
        </Notice>
      )
    case 'refunded':
      return (
        <Notice title={timeOf(order, 'refunded') ? 'Your money went back' : 'Your money goes back'}>
          <Refund order={order} />
        </Notice>
      )
  }
}
