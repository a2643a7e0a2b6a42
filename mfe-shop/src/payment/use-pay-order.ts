import { startPayment } from '@brightyard/contract/calls'
import { ApiError, useApi, useMutation } from '@brightyard/runtime'
import { goToGateway } from './go-to-gateway.ts'
import { useReturnByBack } from './use-return-by-back.ts'

/** Goes to the gateway with an order that was placed before. Busy until the browser has left. */
export function usePayOrder(orderCode: string, onOutdated?: () => void) {
  const api = useApi()
  const pay = useMutation({
    mutationFn: () => api.call(startPayment, { order_code: orderCode }),
    onSuccess: ({ gateway_url }) => goToGateway(gateway_url),
    onError: (error) => {
      // Paid meanwhile in another tab, or out of time: what the page shows is old.
      if (error instanceof ApiError && error.kind === 'conflict') onOutdated?.()
    },
  })
  useReturnByBack(pay.reset)
  return {
    pay: () => pay.mutate(),
    busy: pay.isPending || pay.isSuccess,
    error: pay.error,
  }
}
