import { type CallInput, getHome, listProducts } from '@brightyard/contract/calls'
import { queryOf } from '@brightyard/runtime/queries'

export const homeQuery = queryOf(getHome, {})

type ProductsInput = CallInput<typeof listProducts>

export const productsQuery = (input: ProductsInput) => queryOf(listProducts, input)

export const popular: ProductsInput = { is_popular: true, maxRows: 12 }
export const newArrivals: ProductsInput = { new_arrival: true, maxRows: 12 }
