import {
  findBySlug,
  getProduct,
  listBrands,
  listCategories,
  listFacets,
  listProducts,
} from '@brightyard/contract/calls'
import type { CallInput } from '@brightyard/contract/calls'
import { ApiError, apiOf, keepPreviousData, pageNotFound, queryOptions } from '@brightyard/runtime'

export type ProductsInput = CallInput<typeof listProducts>
export type FacetsInput = CallInput<typeof listFacets>

/** A page of products by the shop query; without a sort column the API sorts by price. */
export const productsQuery = (input: ProductsInput) =>
  queryOptions({
    queryKey: ['products', input],
    queryFn: ({ client, signal }) => apiOf(client).call(listProducts, input, { signal }),
    placeholderData: keepPreviousData,
  })

/** What each filter of such a list would give; asked with the same query, whatever its page and order. */
export const facetsQuery = (input: FacetsInput) =>
  queryOptions({
    queryKey: ['facets', input],
    queryFn: ({ client, signal }) => apiOf(client).call(listFacets, input, { signal }),
    placeholderData: keepPreviousData,
  })

/** Parent categories with their children and pictures. They change rarely. */
export const categoriesQuery = () =>
  queryOptions({
    queryKey: ['categories', 'pictures'],
    queryFn: async ({ client, signal }) =>
      (await apiOf(client).call(listCategories, { get_images: true }, { signal })).data,
    staleTime: 10 * 60_000,
  })

export const brandsQuery = () =>
  queryOptions({
    queryKey: ['brands'],
    queryFn: async ({ client, signal }) =>
      (await apiOf(client).call(listBrands, {}, { signal })).data,
    staleTime: 10 * 60_000,
  })

/** What answers that there is no such thing is the not-found page, also where the name cannot be one. */
async function orNotFound<T>(asked: Promise<T>): Promise<T> {
  try {
    return await asked
  } catch (error) {
    const unknown = error instanceof ApiError && ['not-found', 'invalid'].includes(error.kind)
    throw unknown ? pageNotFound() : error
  }
}

/** One product; the not-found page for an id that is none or that is not sold. */
export const productQuery = (id: string) =>
  queryOptions({
    queryKey: ['product', id],
    queryFn: ({ client, signal }) => orNotFound(apiOf(client).call(getProduct, { id }, { signal })),
  })

/** What a word under /shop means; the not-found page for one that means nothing. */
export const slugQuery = (slug: string) =>
  queryOptions({
    queryKey: ['shop-slug', slug],
    queryFn: ({ client, signal }) =>
      orNotFound(apiOf(client).call(findBySlug, { slug }, { signal })),
  })
