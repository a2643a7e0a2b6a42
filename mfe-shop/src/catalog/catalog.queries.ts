import {
  type CallInput,
  findBySlug,
  getProduct,
  listBrands,
  listCategories,
  listFacets,
  listProducts,
} from '@brightyard/contract/calls'
import { keepPreviousData, toPageNotFound } from '@brightyard/runtime'
import { queryOf } from '@brightyard/runtime/queries'

export type ProductsInput = CallInput<typeof listProducts>
export type FacetsInput = CallInput<typeof listFacets>

/** A page of products by the shop query; without a sort column the API sorts by price. */
export const productsQuery = (input: ProductsInput) =>
  queryOf(listProducts, input, { placeholderData: keepPreviousData })

/** What each filter of such a list would give: the same input, without page and order. */
export const facetsQuery = (input: FacetsInput) =>
  queryOf(listFacets, input, { placeholderData: keepPreviousData })

const rarelyChanges = 10 * 60_000

/** Parent categories with their children and pictures. */
export const categoriesQuery = () =>
  queryOf(
    listCategories,
    { get_images: true },
    { select: ({ data }) => data, staleTime: rarelyChanges },
  )

export const brandsQuery = () =>
  queryOf(listBrands, {}, { select: ({ data }) => data, staleTime: rarelyChanges })

/** One product; the not-found page for an id that is none or that is not sold. */
export const productQuery = (id: string) =>
  queryOf(getProduct, { id }, { mapError: toPageNotFound })

/** What a slug under /shop refers to; the not-found page if nothing does. */
export const slugQuery = (slug: string) =>
  queryOf(findBySlug, { slug }, { mapError: toPageNotFound })
