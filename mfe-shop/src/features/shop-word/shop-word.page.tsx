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

/** One word under /shop is a category, a brand or a product, and leads there; anything else is no page. */
export async function loader({ params, queryClient }: PageContext) {
  const slug = (params['*'] ?? '').replace(/\/$/, '').toLowerCase()
  if (!/^[\w-]{1,120}$/.test(slug)) throw pageNotFound()
  return replace(addressOf(await queryClient.ensureQueryData(slugQuery(slug)), slug))
}

/** Never shown: the loader leads elsewhere or finds nothing. */
export const Component = () => null
