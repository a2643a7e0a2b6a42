import { listKids, listRooms } from '@brightyard/contract/calls'
import { apiOf, queryOptions } from '@brightyard/runtime'

/** The subscribed kids of the signed-in person. */
export const kidsQuery = queryOptions({
  queryKey: ['kids'],
  queryFn: ({ client, signal }) => apiOf(client).call(listKids, {}, { signal }),
})

/** The rooms of a kid; without one, of the signed-in student. Which of them is current changes, so it is asked anew. */
export const roomsQuery = (kidUserId?: number) =>
  queryOptions({
    queryKey: ['rooms', kidUserId ?? 'own'],
    queryFn: ({ client, signal }) =>
      apiOf(client).call(listRooms, { user_id: kidUserId }, { signal }),
    staleTime: 0,
  })
