import { shopPaths } from '@brightyard/contract/paths'

export const categoryAddress = (id: number) => shopPaths.searchResult.to({}, { category: id })
export const brandAddress = (id: number) => shopPaths.searchResult.to({}, { brand: id })
