import type { Product } from '@brightyard/contract/entities'
import { decimalRupees } from '@brightyard/contract/money'
import { productAddress } from '../../catalog/product-link.ts'

/** The product for search engines (schema.org). */
export const structuredProduct = (product: Product) => ({
  '@type': 'Product',
  name: product.name,
  sku: String(product.id),
  description: product.description.join(' '),
  image: (product.pictures.length > 0 ? product.pictures : [product.picture]).map(({ src }) => src),
  ...(product.brand ? { brand: { '@type': 'Brand', name: product.brand.name } } : {}),
  offers: {
    '@type': 'Offer',
    url: productAddress(product.id),
    priceCurrency: 'INR',
    price: decimalRupees(product.after_discount_price_in_paise),
    availability: `https://schema.org/${product.units_available > 0 ? 'InStock' : 'OutOfStock'}`,
  },
  ...(product.rating.average !== null && product.rating.count > 0
    ? {
        aggregateRating: {
          '@type': 'AggregateRating',
          ratingValue: product.rating.average,
          reviewCount: product.rating.count,
        },
      }
    : {}),
})
