import { definePath } from './define-path.ts'

/** Addresses of mfe-shop (checklist S, R-023, R-047). */
export const shopPaths = {
  home: definePath('/shop'),
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
}
