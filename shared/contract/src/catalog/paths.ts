import { definePath } from '../define/define-path.ts'
import { shopHome } from './shop-home.path.ts'

/** Paths of mfe-shop. */
export const shopPaths = {
  home: shopHome,
  searchResult: definePath('/shop/search-result'),
  allCategories: definePath('/shop/all-category'),
  allBrands: definePath('/shop/all-brand'),
  popular: definePath('/shop/all-popular-product'),
  newArrivals: definePath('/shop/new-arrivals-product'),
  productEntry: definePath('/shop/product-details'),
  /** Query: ecommID. */
  product: definePath('/shop/product-details/details'),
  bag: definePath('/shop/shopping-bags'),
  checkout: definePath('/shop/checkout'),
  wishlist: definePath('/shop/wishlist'),
  orders: definePath('/shop/order-history'),
  orderDetails: definePath('/shop/order-history/order-details/:id'),
  /** Query: order_code. */
  thankYou: definePath('/shop/thanku'),
  /** Query: order_code. Where the gateway sends the browser back to. */
  paymentStatus: definePath('/shop/order/payment-status'),
  /** Query: order_code. What is about to be paid, for any kind of order. */
  paymentSummary: definePath('/GlobalPaymentSummary'),
  /** Query: order_code. The result for any kind of order. */
  anyPaymentStatus: definePath('/paymentstatus'),
  /** Query: code, secret. Follows an order without a sign-in. */
  trackOrder: definePath('/shop/track-order'),
  sharedWishlist: definePath('/shop/wishlist/shared/:token'),
  /** Admins only: price and stock. */
  stock: definePath('/shop/admin/stock'),
  /** Admins only: the steps of orders. */
  orderDesk: definePath('/shop/admin/orders'),
  /** The slug of a category, a brand or a product; other paths under the shop are not pages. */
  slug: definePath('/shop/*'),
}
