import { listContent } from '@brightyard/contract/calls'
import { keepPreviousData } from '@brightyard/runtime'
import { queryOf } from '@brightyard/runtime/queries'
import type { DirectoryFilter } from './directory-address.ts'

interface Directory {
  type: number
  perPage: number
  /** Only what is not over. */
  open?: boolean
}

/** Entries of a type, narrowed by text, tag and place. The old page stays until the next one is loaded. */
export const directoryQuery = (
  { type, perPage, open = false }: Directory,
  { search, tag, place, page }: DirectoryFilter,
) =>
  queryOf(
    listContent,
    {
      type,
      maxRows: perPage,
      page,
      ...(search ? { search } : {}),
      ...(tag ? { tag } : {}),
      ...(place ? { place } : {}),
      ...(open ? { when: 'upcoming' as const } : {}),
    },
    { placeholderData: keepPreviousData },
  )
