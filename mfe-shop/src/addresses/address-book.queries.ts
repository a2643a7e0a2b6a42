import { listAddresses } from '@brightyard/contract/calls'
import { queryOf } from '@brightyard/runtime/queries'

export const addressBookQuery = (userId: number) =>
  queryOf(listAddresses, {}, { scope: userId, select: ({ data }) => data })
