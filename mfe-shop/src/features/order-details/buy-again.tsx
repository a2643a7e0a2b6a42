import { reorder } from '@brightyard/contract/calls'
import type { Order, Reordered } from '@brightyard/contract/entities'
import { shopPaths } from '@brightyard/contract/paths'
import { ApiError, Link, useApi, useMutation, useQueryClient } from '@brightyard/runtime'
import { Box, Button, chakra, LinkButton, Notice } from '@brightyard/ui'
import { RefreshIcon } from '@brightyard/ui/icons'
import { useRef } from 'react'
import { bagQuery } from '../../bag/server-bag.ts'
import { refreshCountsSoon } from '../../counts/refresh-counts.ts'
import { useShopper } from '../../shopper/use-shopper.ts'

/** Adds what is still available to the bag, and says what is not. */
export function BuyAgain({ order: { id } }: { order: Order }) {
  const api = useApi()
  const queryClient = useQueryClient()
  const shopper = useShopper()
  // Pressed again after a lost answer, it repeats the same call; after an answer it makes a new one.
  const key = useRef('')
  const buying = useMutation({
    mutationFn: () => {
      key.current ||= crypto.randomUUID()
      return api.call(reorder, { id, idempotency_key: key.current })
    },
    onSuccess: () => {
      key.current = ''
      if (shopper.kind === 'guardian')
        void queryClient.invalidateQueries({ queryKey: bagQuery(shopper.userId).queryKey })
      refreshCountsSoon(api)
    },
  })
  return (
    <Box display="contents">
      <Button
        variant="outline"
        startIcon={<RefreshIcon size={18} />}
        busy={buying.isPending}
        onClick={() => buying.mutate()}
      >
        Buy again
      </Button>
      {buying.data || buying.error ? (
        <Box order="1" flexBasis="100%">
          {buying.data ? <Outcome outcome={buying.data} /> : null}
          {buying.error ? (
            <Notice tone="danger" title="Nothing was added to your bag">
              {buying.error instanceof ApiError ? buying.error.message : 'Please try again.'}
            </Notice>
          ) : null}
        </Box>
      ) : null}
    </Box>
  )
}

function Outcome({ outcome: { added, left_out } }: { outcome: Reordered }) {
  return (
    <Notice
      tone={left_out.length > 0 ? 'warning' : 'success'}
      title={
        added === 0
          ? 'Nothing was added to your bag'
          : added === 1
            ? 'One item is in your bag'
            : `${added} items are in your bag`
      }
      action={
        <LinkButton asChild size="sm" variant="outline">
          <Link to={shopPaths.bag.to()}>View bag</Link>
        </LinkButton>
      }
    >
      {left_out.length > 0 ? (
        <chakra.ul ps="5" listStyleType="disc">
          {left_out.map(({ name, message }) => (
            <li key={name + message}>{`${name}: ${message}`}</li>
          ))}
        </chakra.ul>
      ) : added > 0 ? (
        'At today’s prices.'
      ) : null}
    </Notice>
  )
}
