import type { Category } from '@brightyard/contract/entities'
import { shopPaths } from '@brightyard/contract/paths'

/** The products of a category. */
export const categoryAddress = ({ id }: Pick<Category, 'id'>) =>
  shopPaths.searchResult.to({}, { category: id })
