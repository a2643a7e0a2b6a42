import type { QueryClient } from '@brightyard/runtime'
import { firstUse } from '@brightyard/runtime/host'
import { whenIdle } from './when-idle.ts'

/**
 * The edge may have kept a page for minutes. Its answers are good enough to look at: those that are stale are asked for
 * again when a person uses the page, so that a visit that does nothing needs neither the code of a call nor the API.
 */
export function keepAnswersUntilUse(queryClient: QueryClient): void {
  let inUse = false
  const { queries, ...rest } = queryClient.getDefaultOptions()
  queryClient.setDefaultOptions({ ...rest, queries: { ...queries, refetchOnMount: () => inUse } })
  void firstUse().then(() => {
    inUse = true
    whenIdle(() => void queryClient.refetchQueries({ type: 'active', stale: true }))
  })
}
