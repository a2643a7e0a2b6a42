import { placeOrder, quoteCheckout } from '@brightyard/contract/calls'
import { orderChanged } from '@brightyard/contract/channels'
import type { CheckoutQuote } from '@brightyard/contract/entities'
import {
  ApiError,
  channel,
  failureSentence,
  isRetryable,
  useApi,
  useMutation,
  useQueryClient,
} from '@brightyard/runtime'
import { queriesOf } from '@brightyard/runtime/queries'
import { attemptKey, endAttempt } from '../../checkout/attempt.ts'
import { goToGateway, useReturnByBack } from '../../payment/gateway.ts'

export type Placeable = CheckoutQuote & { address: NonNullable<CheckoutQuote['address']> }

/**
 * Places the order of the quote and goes to the gateway. However often it is pressed, and in however
 * many tabs, the same quote is one order: its key is stored until the payment has ended.
 */
export function usePlaceOrder(userId: number) {
  const api = useApi()
  const queryClient = useQueryClient()
  const place = useMutation({
    mutationFn: ({ fingerprint, address, delivery }: Placeable) =>
      api.call(placeOrder, {
        idempotency_key: attemptKey(`${userId} ${fingerprint} ${address.id} ${delivery}`),
        fingerprint,
        address_id: address.id,
        delivery,
      }),
    onSuccess: ({ gateway_url, order_id }) => {
      channel(orderChanged).publish({ order_id })
      goToGateway(gateway_url)
    },
    onError: async (error) => {
      if (error instanceof ApiError && error.code === 'key_reused') endAttempt()
      // Refused: what the page shows is no longer true.
      if (!isRetryable(error)) await queryClient.invalidateQueries(queriesOf(quoteCheckout))
    },
  })
  useReturnByBack(place.reset)
  return place
}

/** Why no order was placed, for people. */
export function placingSentence(error: unknown): string {
  if (!(error instanceof ApiError)) return failureSentence(error)
  if (isRetryable(error) || error.kind === 'bad-answer')
    return 'We could not confirm your order. Press the button again: it will not be placed twice.'
  return error.code === 'key_reused'
    ? 'Your order has changed since the last try. Please check it and press again.'
    : failureSentence(error)
}
