import { listCategories } from '@brightyard/contract/calls'
import { queryOf } from '@brightyard/runtime/queries'

/** Parent categories with their children, in the order of the shop. */
export const categoriesQuery = queryOf(
  listCategories,
  { maxRows: 100, get_images: false },
  { staleTime: 15 * 60_000 },
)
