import { getHome, getShopWindow } from '@brightyard/contract/calls'
import { queryOf } from '@brightyard/runtime/queries'

export const homeQuery = queryOf(getHome, {})
export const windowQuery = queryOf(getShopWindow, {})
