import { type CallInput, getHome, listProducts } from '@brightyard/contract/calls'
import { apiOf, queryOptions } from '@brightyard/runtime'

export const homeQuery = queryOptions({
  queryKey: ['home'],
  queryFn: ({ client, signal }) => apiOf(client).call(getHome, {}, { signal }),
})

type ProductsInput = CallInput<typeof listProducts>

/** Products by the shop query. The key is the shop's own, so that its pages find what is loaded already. */
export const productsQuery = (input: ProductsInput) =>
  queryOptions({
    queryKey: ['products', input],
    queryFn: ({ client, signal }) => apiOf(client).call(listProducts, input, { signal }),
  })

export const popular: ProductsInput = { is_popular: true, maxRows: 12 }
export const newArrivals: ProductsInput = { new_arrival: true, maxRows: 12 }
