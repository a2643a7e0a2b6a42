import { decideModerationCase, listFeed, listModerationCases } from '@brightyard/contract/calls'
import { ApiError, showToast, useMutation, useQueryClient } from '@brightyard/runtime'
import { mutationOf, queriesOf } from '@brightyard/runtime/queries'

/** Decides about a case; what its author changed meanwhile is loaded again, and nothing is decided. */
export function useDecideCase() {
  const client = useQueryClient()
  return useMutation({
    ...mutationOf(decideModerationCase),
    async onSuccess(_, { verdict }) {
      showToast({ kind: 'success', title: verdict === 'show' ? 'It is shown' : 'It is not shown' })
      await client.invalidateQueries(queriesOf(listModerationCases))
      void client.resetQueries(queriesOf(listFeed))
      document.querySelector<HTMLElement>('[data-page-heading]')?.focus()
    },
    onError(refused) {
      if (!(refused instanceof ApiError) || refused.code !== 'changed_meanwhile') return
      showToast({ kind: 'info', title: 'It was changed while you looked at it' })
      void client.invalidateQueries(queriesOf(listModerationCases))
    },
  })
}
