import type { ShopSlug } from '@brightyard/contract/entities'
import { shopPaths } from '@brightyard/contract/paths'
import { type PageContext, pageNotFound, replace } from '@brightyard/runtime'
import { slugQuery } from '../../catalog/catalog.queries.ts'
import { productAddress } from '../../catalog/product-link.ts'

function addressOf({ kind, id }: ShopSlug, slug: string): string {
  switch (kind) {
    case 'category':
      return shopPaths.searchResult.to({}, { category: slug })
    case 'brand':
      return shopPaths.searchResult.to({}, { brand: slug })
    case 'product':
      return productAddress(id)
  }
}

/** A slug under /shop leads to its category, brand or product; anything else is not found. */
export async function loader({ params, queryClient }: PageContext) {
  const slug = (params['*'] ?? '').replace(/\/$/, '').toLowerCase()
  if (!/^[\w-]{1,120}$/.test(slug)) throw pageNotFound()
  return replace(addressOf(await queryClient.ensureQueryData(slugQuery(slug)), slug))
}

/** Never rendered: the loader redirects or finds nothing. */
export const Component = () => null
