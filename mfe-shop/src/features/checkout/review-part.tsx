import { acceptCartChanges, quoteCheckout } from '@brightyard/contract/calls'
import type { CartLine } from '@brightyard/contract/entities'
import { shopPaths } from '@brightyard/contract/paths'
import { failureSentence, Link, useApi, useMutation, useQueryClient } from '@brightyard/runtime'
import { queriesOf } from '@brightyard/runtime/queries'
import { Box, Button, chakra, Link as LinkStyle, Notice } from '@brightyard/ui'
import { bagQuery } from '../../bag/server-bag.ts'
import { refreshCountsSoon } from '../../counts/refresh-counts.ts'
import { CheckoutPart } from './checkout-part.tsx'
import { ReviewLine } from './review-line.tsx'

/** The final review of the items; changed lines must be accepted one by one. */
export function ReviewPart({ userId, lines }: { userId: number; lines: readonly CartLine[] }) {
  const accept = useAcceptChanges(userId)
  const changed = lines.filter((line) => line.notice)
  return (
    <CheckoutPart
      id="items"
      title="Your items"
      action={
        <LinkStyle asChild>
          <Link to={shopPaths.bag.to()}>Edit bag</Link>
        </LinkStyle>
      }
    >
      {changed.length > 1 ? (
        <Box mb="4">
          <Notice
            tone="warning"
            action={
              <Button
                size="sm"
                variant="outline"
                busy={accept.isPending}
                onClick={() => accept.mutate(changed)}
              >
                Accept all changes
              </Button>
            }
          >
            {changed.length} items have changed since you added them to your bag.
          </Notice>
        </Box>
      ) : null}
      {accept.error ? (
        <Box mb="4">
          <Notice tone="danger">{failureSentence(accept.error)}</Notice>
        </Box>
      ) : null}
      <chakra.ul listStyleType="none" display="grid" gap="4">
        {lines.map((line) => (
          <ReviewLine
            key={line.id}
            line={line}
            busy={accept.isPending}
            onAccept={() => accept.mutate([line])}
          />
        ))}
      </chakra.ul>
    </CheckoutPart>
  )
}

/** Accepts what the notices of lines say, exactly as they were shown. */
function useAcceptChanges(userId: number) {
  const api = useApi()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (lines: readonly CartLine[]) =>
      api.call(acceptCartChanges, {
        user_id: userId,
        lines: lines.map((line) => ({
          variant_id: line.variant_id,
          price_in_paise: line.after_discount_price_in_paise,
          quantity: line.notice?.suggested_quantity ?? line.quantity,
        })),
      }),
    onSuccess: async (cart) => {
      queryClient.setQueryData(bagQuery(userId).queryKey, cart)
      await queryClient.invalidateQueries(queriesOf(quoteCheckout))
      refreshCountsSoon(api)
    },
  })
}
