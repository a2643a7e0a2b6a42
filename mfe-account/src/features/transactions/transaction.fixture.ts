import type { Transaction } from '@brightyard/contract/entities'

/** A payment for tests. */
export const paid: Transaction = {
  order_code: 'BY-7F3K',
  order_type: 'shop',
  order_id: 42,
  target: '/shop/order-history/order-details/42',
  title: 'Rooftop Telescope',
  kid: null,
  paid_at: '2026-03-18T10:00:00.000Z',
  amount_in_paise: 118_050,
  refunded_in_paise: 0,
  status: 'success',
}

export const page = (data: Transaction[]) => ({
  data,
  links: { next: null },
  meta: { total: data.length, current_page: 1, last_page: 1, per_page: 20 },
})
