import { startPayment } from '@brightyard/contract/calls'
import { ApiError, useMutation } from '@brightyard/runtime'
import { mutationOf } from '@brightyard/runtime/queries'
import { goToGateway, useReturnByBack } from './gateway.ts'

/** Goes to the gateway to pay for an order placed earlier. Busy until the browser has left. */
export function usePayOrder(orderCode: string, onOutdated?: () => void) {
  const pay = useMutation({
    ...mutationOf(startPayment),
    onSuccess: ({ gateway_url }) => goToGateway(gateway_url),
    onError: (error) => {
      // Paid meanwhile in another tab, or out of time: what the page shows is out of date.
      if (error instanceof ApiError && error.kind === 'conflict') onOutdated?.()
    },
  })
  useReturnByBack(pay.reset)
  return {
    pay: () => pay.mutate({ order_code: orderCode }),
    busy: pay.isPending || pay.isSuccess,
    error: pay.error,
  }
}
