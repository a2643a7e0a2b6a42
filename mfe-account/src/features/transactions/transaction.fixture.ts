import type { Transaction, TransactionDetails } from '@brightyard/contract/entities'

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

export const picture = {
  alt: '',
  width: 400,
  height: 300,
  avif: '/media/a.avif 1x, /media/a@2x.avif 2x',
  webp: '/media/a.webp 1x, /media/a@2x.webp 2x',
  jpeg: '/media/a.jpg 1x, /media/a@2x.jpg 2x',
  src: '/media/a.jpg',
  placeholder: '#ccc',
}
const amounts = {
  amount_in_paise: 128_050,
  discount_in_paise: 10_000,
  pre_tax_in_paise: 100_042,
  tax_in_paise: 18_008,
  total_in_paise: 118_050,
}
export const delivery = { name: 'Standard delivery', from: '2026-03-21', to: '2026-03-23' }
/** The same with all that its page shows. */
export const details: TransactionDetails = {
  ...paid,
  reference: 'pay_123',
  method: 'sandbox',
  lines: [
    {
      ...amounts,
      id: 1,
      ecomm_product_id: 7,
      variant_id: 70,
      name: 'Rooftop Telescope',
      variant_name: 'Blue',
      picture,
      quantity: 2,
      tax_percent: '18',
      target: '/shop/product-details/details?ecommID=7&variant=70',
      kid: null,
      refunded_in_paise: 0,
    },
  ],
  totals: {
    items_in_paise: 128_050,
    discount_in_paise: 10_000,
    delivery_in_paise: 0,
    pre_tax_in_paise: 100_042,
    tax_in_paise: 18_008,
    total_in_paise: 118_050,
    tax_rates: [{ tax_percent: '18', pre_tax_in_paise: 100_042, tax_in_paise: 18_008 }],
  },
  coupon_code: 'KITE100',
  taxes: [
    {
      tax_percent: '18',
      pre_tax_in_paise: 100_042,
      central_in_paise: 9_004,
      state_in_paise: 9_004,
      integrated_in_paise: 0,
    },
  ],
  order_status: 'paid',
  delivery,
  refunds: [],
  actions: { cancel: true, invoice: true, calendar: true },
  tries: [
    { at: '2026-03-18T10:00:00.000Z', status: 'success' },
    { at: '2026-03-18T09:50:00.000Z', status: 'failure' },
  ],
}
