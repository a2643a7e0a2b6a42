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
  if (!timeOf(order, 'paid')) return 'You had not paid, so there is nothing to refund.'
  if (!refundedAt)
    return `${amount} will be refunded to your original payment method. We will email you when it is on its way.`
  return (
    <>
      {amount} was refunded to your original payment method on <DateTime iso={refundedAt} />. Banks
      take three to five working days to show it.
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
          title="This order is waiting for your payment"
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
          When the time to pay runs out, the items go back on sale and you owe nothing.
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
          Nothing was bought and you owe nothing. Your bag is as you left it.
        </Notice>
      )
    case 'paid':
    case 'packed':
      return (
        <Notice tone="success" title="Thank you for your order">
          {status === 'paid'
            ? 'We are packing it now.'
            : 'It is packed and waiting for the courier.'}{' '}
          Expected {deliveryDays(delivery)}.
        </Notice>
      )
    case 'shipped':
      return (
        <Notice title="Your order is on its way">
          {parcel ? `${parcel.carrier} is delivering it, parcel ${parcel.number}. ` : ''}
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
          Within two working days we will write to you about how to send it back. Once it is here,
          we refund {formatMoney(order.total_in_paise)} to your original payment method.
        </Notice>
      )
    case 'refunded':
      return (
        <Notice
          title={
            timeOf(order, 'refunded') ? 'Your money has been refunded' : 'Your refund is on its way'
          }
        >
          <Refund order={order} />
        </Notice>
      )
  }
}
