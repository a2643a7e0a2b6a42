import type { CartLine } from '@brightyard/contract/entities'
import { shopPaths } from '@brightyard/contract/paths'
import { failureSentence, Link } from '@brightyard/runtime'
import { Box, Button, chakra, Link as LinkStyle, Notice } from '@brightyard/ui'
import { CheckoutPart } from './checkout-part.tsx'
import { ReviewLine } from './review-line.tsx'
import { useAcceptChanges } from './use-accept-changes.ts'

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
          <Link to={shopPaths.bag.to()}>Change the bag</Link>
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
            {changed.length} items have changed since you put them into your bag.
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
