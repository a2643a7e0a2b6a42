import type { OrderWords } from '../orders/line-kinds.ts'

/** What buyers of the shop read. */
export const shopWords: OrderWords = {
  news: {
    paid: {
      title: 'Thank you for your order',
      text: 'We have received your payment and are packing your order.',
    },
    payment_failed: {
      title: 'Your payment failed',
      text: 'Nothing was bought, and your bag is unchanged. Please try again.',
    },
    cancelled: {
      title: 'Your order is cancelled',
      text: 'Your money is on its way back. It takes three to five working days.',
    },
    packed: { title: 'Your order is packed', text: 'The courier will collect it next.' },
    shipped: {
      title: 'Your order is on its way',
      text: 'Track the parcel on your order page.',
    },
    delivered: { title: 'Your order has arrived', text: 'Tell others what you think of it.' },
    return_requested: {
      title: 'We have received your return request',
      text: 'We will get back to you within two working days.',
    },
    refunded: {
      title: 'Your money is on its way',
      text: 'It takes three to five working days.',
    },
  },
  notPaidInTime: 'No payment arrived in time. Your bag is unchanged.',
  gone: 'Your payment arrived too late, and the items are sold out. You will get your money back.',
  paymentFailed: 'The payment failed, and nothing was bought. Your bag is unchanged.',
}
