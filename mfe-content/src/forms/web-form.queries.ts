import { readOwnWebForm, readWebForm } from '@brightyard/contract/calls'
import { toPageNotFound } from '@brightyard/runtime'
import { queryOf } from '@brightyard/runtime/queries'

/** A form as visitors see it, from the server on. */
export const webFormQuery = (slug: string) =>
  queryOf(readWebForm, { slug }, { mapError: toPageNotFound })

/** The same with the draft and the last answer of this person. */
export const ownWebFormQuery = (slug: string, subject: string, userId: number) =>
  queryOf(readOwnWebForm, { slug, subject }, { scope: userId, staleTime: 0, gcTime: 0 })
