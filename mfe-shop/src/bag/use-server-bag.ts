import { quoteCheckout } from '@brightyard/contract/calls'
import { useApi, useMutation, useQueryClient } from '@brightyard/runtime'
import { queriesOf } from '@brightyard/runtime/queries'
import { refreshCountsSoon } from '../counts/refresh-counts.ts'
import type { LineName } from './guest-bag.ts'
import { bagQuery } from './server-bag.ts'
import type { Change } from './server-bag-changes.ts'
import { changeBegins, changeFailed, changeSaved, failureAt, unsavedOf } from './unsaved.store.ts'

/**
 * Changes of the bag on the server: shown at once, sent one after the other. One that is not saved is
 * undone at once, without the network, and its line says so.
 */
export function useServerBag(userId: number) {
  const api = useApi()
  const queryClient = useQueryClient()
  const { queryKey } = bagQuery(userId)
  const unsaved = unsavedOf(queryClient, userId)
  const show = () => {
    const { confirmed, pending } = unsaved.getState()
    if (confirmed)
      queryClient.setQueryData(
        queryKey,
        pending.reduce((cart, { expected }) => expected?.(cart) ?? cart, confirmed),
      )
  }

  const { mutateAsync } = useMutation({
    scope: { id: JSON.stringify(queryKey) },
    mutationFn: (change: Change) => change.send(api, userId),
    onMutate: async (change) => {
      await queryClient.cancelQueries({ queryKey })
      changeBegins(unsaved, change, queryClient.getQueryData(queryKey))
      show()
    },
    onSuccess: (cart, change) => {
      changeSaved(unsaved, change, cart)
      show()
    },
    onError: (error, change) => {
      changeFailed(unsaved, change, error)
      show()
      // Not awaited: without a connection it takes long, and the person must not wait for the message.
      if (unsaved.getState().pending.length === 0) void queryClient.invalidateQueries({ queryKey })
    },
    onSettled: () => {
      refreshCountsSoon(api)
      void queryClient.invalidateQueries(queriesOf(quoteCheckout))
    },
  })

  return {
    change: mutateAsync,
    /** Shows on a line why a press did nothing. */
    explain: (line: LineName, sentence: string) =>
      failureAt(unsaved, { line, sentence, sent: false }),
  }
}
