import { listCategories } from '@brightyard/contract/calls'
import { apiOf, queryOptions } from '@brightyard/runtime'

/** Parent categories with their children, in the order of the shop. */
export const categoriesQuery = queryOptions({
  queryKey: ['header', 'categories'],
  queryFn: ({ client, signal }) =>
    apiOf(client).call(listCategories, { maxRows: 100, get_images: false }, { signal }),
  staleTime: 15 * 60_000,
})
