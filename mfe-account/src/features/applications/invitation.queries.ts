import { readInvitation } from '@brightyard/contract/calls'
import { apiOf, queryOptions } from '@brightyard/runtime'

/** Null for an invitation that does not exist: the form then starts empty. */
export const invitationQuery = (id: string) =>
  queryOptions({
    queryKey: ['invitation', id],
    queryFn: async ({ client, signal }) => {
      if (!/^\d{1,9}-[\w-]{22}$/.test(id)) return null
      const answer = await apiOf(client).call(readInvitation, { id }, { signal })
      return { id, ...answer }
    },
    retry: false,
  })
