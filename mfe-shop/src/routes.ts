import {
  cartCountChanged,
  orderCancelled,
  orderChanged,
  sessionChanged,
  wishlistCountChanged,
} from '@brightyard/contract/channels'
import type { RoleName } from '@brightyard/contract/entities'
import { shopPaths } from '@brightyard/contract/paths'
import { defineRemote, defineRoutes, defineSlots } from '@brightyard/contract/release'

const layout = 'shop'
/** What a list of products reads of its address, see `listing/listing-address.ts`. */
const listing = [
  'search',
  'category',
  'brand',
  'price',
  'age',
  'stock',
  'popular',
  'new',
  'sort',
  'page',
]
const access = 'open'
/** Orders are for everybody who is signed in, except kids and schools. */
const allButStudents: RoleName[] = [
  'guardian',
  'vendor',
  'vendorStaff',
  'superAdmin',
  'schoolRepresentative',
]

/** Everything mfe-shop owns. */
export const remote = defineRemote({
  name: 'shop',
  routes: defineRoutes([
    {
      path: shopPaths.home.pattern,
      module: './features/home/home.page',
      query: [],
      title: 'Shop',
      layout,
      access,
    },
    {
      path: shopPaths.searchResult.pattern,
      module: './features/search-result/search-result.page',
      query: listing,
      title: 'Products',
      layout,
      access,
    },
    {
      path: shopPaths.popular.pattern,
      module: './features/popular/popular.page',
      query: listing,
      title: 'Popular products',
      layout,
      access,
    },
    {
      path: shopPaths.newArrivals.pattern,
      module: './features/new-arrivals/new-arrivals.page',
      query: listing,
      title: 'New arrivals',
      layout,
      access,
    },
    {
      path: shopPaths.allCategories.pattern,
      module: './features/categories/categories.page',
      query: [],
      title: 'All categories',
      layout,
      access,
    },
    {
      path: shopPaths.allBrands.pattern,
      module: './features/brands/brands.page',
      query: [],
      title: 'All brands',
      layout,
      access,
    },
    {
      path: shopPaths.product.pattern,
      module: './features/product-details/product-details.page',
      query: ['ecommID', 'variant'],
      title: 'Product',
      sitemap: false,
      example: '/shop/product-details/details?ecommID=109',
      layout,
      access,
    },
    {
      path: shopPaths.bag.pattern,
      module: './features/shopping-bag/shopping-bag.page',
      query: [],
      saved: false, // without a connection nobody knows whose bag it is
      sitemap: false,
      title: 'Shopping bag',
      layout,
      access,
    },
    {
      path: shopPaths.wishlist.pattern,
      module: './features/wishlist/wishlist.page',
      title: 'Wishlist',
      layout,
      access: 'protected',
    },
    {
      path: shopPaths.sharedWishlist.pattern,
      module: './features/shared-wishlist/shared-wishlist.page',
      query: [],
      title: 'A wishlist',
      example: shopPaths.sharedWishlist.to({ token: 'meera-wishes-for-these-things' }),
      layout,
      access,
    },
    {
      path: shopPaths.stock.pattern,
      module: './features/stock/stock.page',
      title: 'Stock and prices',
      layout,
      access: 'protected',
      roles: ['superAdmin'],
    },
    {
      path: shopPaths.orders.pattern,
      module: './features/order-history/order-history.page',
      title: 'My orders',
      layout,
      access: 'protected',
      roles: allButStudents,
    },
    {
      path: shopPaths.orderDetails.pattern,
      module: './features/order-details/order-details.page',
      title: 'An order',
      example: '/shop/order-history/order-details/10',
      layout,
      access: 'protected',
      roles: allButStudents,
    },
    {
      path: shopPaths.trackOrder.pattern,
      module: './features/track-order/track-order.page',
      title: 'Track an order',
      render: 'client', // the address holds a secret, which no cache of pages may keep
      layout,
      access,
    },
    {
      path: shopPaths.orderDesk.pattern,
      module: './features/order-desk/order-desk.page',
      title: 'Order desk',
      layout,
      access: 'protected',
      roles: ['superAdmin'],
    },
    {
      path: shopPaths.checkout.pattern,
      module: './features/checkout/checkout.page',
      title: 'Checkout',
      layout,
      access: 'protected',
      roles: ['guardian'],
    },
    {
      path: shopPaths.paymentStatus.pattern,
      module: './features/payment-status/payment-status.page',
      title: 'Your payment',
      waiting: 'One moment: we are asking the payment service about your order.',
      layout,
      access: 'protected',
    },
    {
      path: shopPaths.thankYou.pattern,
      module: './features/thank-you/thank-you.page',
      title: 'Thank you',
      layout,
      access: 'protected',
    },
    {
      path: shopPaths.paymentSummary.pattern,
      module: './features/payment-summary/payment-summary.page',
      title: 'Payment',
      layout,
      access: 'protected',
    },
    {
      path: shopPaths.anyPaymentStatus.pattern,
      module: './features/any-payment-status/any-payment-status.page',
      title: 'Your payment',
      waiting: 'One moment: we are asking the payment service about your order.',
      layout,
      access: 'protected',
    },
    {
      path: shopPaths.slug.pattern,
      query: [],
      module: './features/shop-slug/shop-slug.page',
      example: '/shop/toys-games',
      layout,
      access,
    },
  ]),
  slots: defineSlots([
    { name: 'shop-counts', module: './features/counts/counts.slot' },
    { name: 'address-book', module: './features/address-book/address-book.slot' },
  ]),
  publishes: [cartCountChanged, wishlistCountChanged, orderChanged],
  subscribes: [sessionChanged, orderCancelled],
})
