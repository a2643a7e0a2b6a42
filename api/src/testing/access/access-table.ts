import { addressAccess } from '../../modules/addresses/addresses.access.ts'
import { cartAccess } from '../../modules/cart/cart.access.ts'
import { orderAccess } from '../../modules/orders/orders.access.ts'
import { reviewAccess } from '../../modules/reviews/reviews.access.ts'
import { securityAccess } from '../../modules/security/security.access.ts'
import { stockAccess } from '../../modules/stock/stock.access.ts'
import type { AccessRow } from './access-row.ts'

/** Every call that takes an id of something that belongs to somebody. Modules add their lines here. */
export const accessTable: readonly AccessRow[] = [
  ...cartAccess,
  ...addressAccess,
  ...orderAccess,
  ...reviewAccess,
  ...stockAccess,
  ...securityAccess,
]

/** Calls of these addresses that take an id must stand in the table. */
export const tabledPaths = [
  '/api/ecommerce/product/web/product/cart',
  '/api/ecommerce/product/web/product/wishlist',
  '/api/ecommerce/product/web/wishlist-cart-count',
  '/api/ecommerce/product/web/product/:id/review',
  '/api/ecommerce/product/web/coupon',
  '/api/ecommerce/product/web/review',
  '/api/cart',
  '/api/addresses',
  '/api/checkout',
  '/api/orders',
  '/api/payments',
  '/api/my/payment',
  '/api/admin',
  '/api/profile/sessions',
] as const
