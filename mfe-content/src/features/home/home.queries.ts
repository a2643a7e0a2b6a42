import { type CallInput, getHome, listProducts, listPrograms } from '@brightyard/contract/calls'
import { queryOf } from '@brightyard/runtime/queries'

export const homeQuery = queryOf(getHome, {})

/** The recommended ones first. */
export const programsQuery = queryOf(listPrograms, {})

type ProductsInput = CallInput<typeof listProducts>

export const productsQuery = (input: ProductsInput) => queryOf(listProducts, input)

export const popular: ProductsInput = { is_popular: true, maxRows: 12 }
export const newArrivals: ProductsInput = { new_arrival: true, maxRows: 12 }
