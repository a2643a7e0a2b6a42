import { cancelSubscription, quoteSubscriptionEnd } from '@brightyard/contract/calls'
import type { SubscriptionTerm } from '@brightyard/contract/entities'
import {
  ApiError,
  failureSentence,
  showToast,
  useMutation,
  useQuery,
  useQueryClient,
} from '@brightyard/runtime'
import { mutationOf, queryOf } from '@brightyard/runtime/queries'
import { Button, Flex, Notice, SkeletonLines, Stack, Text } from '@brightyard/ui'
import { Dialog } from '@brightyard/ui/overlay'
import { invalidateTerms } from '../../maths/maths.queries.ts'
import { invalidateFamily } from '../../signed-in/kids.queries.ts'

interface Props {
  term: SubscriptionTerm
  open: boolean
  onClose: () => void
  finalFocus: () => HTMLElement | null
}

/** Says what cancelling a plan gives back, and asks before it happens. */
export function Component({ term, open, onClose, finalFocus }: Props) {
  const client = useQueryClient()
  const quote = useQuery({
    ...queryOf(quoteSubscriptionEnd, { id: term.id }, { staleTime: 0, retry: false }),
    enabled: open,
  })
  const end = useMutation({
    ...mutationOf(cancelSubscription),
    onSuccess() {
      invalidateTerms(client)
      invalidateFamily(client)
      onClose()
      showToast({ kind: 'success', title: `The plan of ${term.kid.name} is cancelled.` })
    },
    onError(error) {
      // The refund changes at midnight: the new one is shown before it is agreed to.
      if (error instanceof ApiError && error.kind === 'conflict') void quote.refetch()
    },
  })
  const error = end.error ?? quote.error
  return (
    <Dialog
      open={open}
      onClose={onClose}
      finalFocus={finalFocus}
      title={`Cancel the plan of ${term.kid.name}?`}
      alert
    >
      <Stack gap="5" pb="6">
        {quote.data ? (
          <Text>{quote.data.sentence}</Text>
        ) : quote.isPending ? (
          <SkeletonLines lines={2} label="Loading the refund" />
        ) : null}
        <Text>
          {term.is_running
            ? 'It ends at once. What was learnt so far stays.'
            : 'It does not begin.'}
        </Text>
        {error ? <Notice tone="danger">{failureSentence(error)}</Notice> : null}
        <Flex gap="3" wrap="wrap" justify="flex-end">
          <Button variant="outline" onClick={onClose}>
            Keep the plan
          </Button>
          <Button
            colorPalette="danger"
            busy={end.isPending}
            disabled={!quote.data}
            onClick={() =>
              quote.data && end.mutate({ id: term.id, refund_in_paise: quote.data.refund_in_paise })
            }
          >
            Cancel the plan
          </Button>
        </Flex>
      </Stack>
    </Dialog>
  )
}
