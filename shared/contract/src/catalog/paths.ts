/** Paths of mfe-shop. Each is an export of its own, so that a bundle holds those that it uses. */
import { definePath } from '../define/define-path.ts'
import { shopHome } from './shop-home.path.ts'

export const searchResult = /* #__PURE__ */ definePath('/shop/search-result')
export const allCategories = /* #__PURE__ */ definePath('/shop/all-category')
export const allBrands = /* #__PURE__ */ definePath('/shop/all-brand')
export const popular = /* #__PURE__ */ definePath('/shop/all-popular-product')
export const newArrivals = /* #__PURE__ */ definePath('/shop/new-arrivals-product')
export const productEntry = /* #__PURE__ */ definePath('/shop/product-details')
/** Query: ecommID. */
export const product = /* #__PURE__ */ definePath('/shop/product-details/details')
export const bag = /* #__PURE__ */ definePath('/shop/shopping-bags')
export const checkout = /* #__PURE__ */ definePath('/shop/checkout')
export const wishlist = /* #__PURE__ */ definePath('/shop/wishlist')
export const orders = /* #__PURE__ */ definePath('/shop/order-history')
export const orderDetails = /* #__PURE__ */ definePath('/shop/order-history/order-details/:id')
/** Query: order_code. */
export const thankYou = /* #__PURE__ */ definePath('/shop/thanku')
/** Query: order_code. Where the gateway sends the browser back to. */
export const paymentStatus = /* #__PURE__ */ definePath('/shop/order/payment-status')
/** Query: order_code. What is about to be paid, for any kind of order. */
export const paymentSummary = /* #__PURE__ */ definePath('/GlobalPaymentSummary')
/** Query: order_code. The result for any kind of order. */
export const anyPaymentStatus = /* #__PURE__ */ definePath('/paymentstatus')
/** Query: code, secret. Follows an order without a sign-in. */
export const trackOrder = /* #__PURE__ */ definePath('/shop/track-order')
export const sharedWishlist = /* #__PURE__ */ definePath('/shop/wishlist/shared/:token')
/** Admins only: price and stock. */
export const stock = /* #__PURE__ */ definePath('/shop/admin/stock')
/** Admins only: the steps of orders. */
export const orderDesk = /* #__PURE__ */ definePath('/shop/admin/orders')
/** The slug of a category, a brand or a product; other paths under the shop are not pages. */
export const slug = /* #__PURE__ */ definePath('/shop/*')
export { shopHome as home }
