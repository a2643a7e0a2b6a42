import { useApi, useMutation, useQueryClient } from '@brightyard/runtime'
import { Box, Button, Notice } from '@brightyard/ui'
import { useGuestBag } from '../../bag/guest-bag.store.ts'
import { mergeGuestBag, useMergeFailed } from '../../bag/merge-guest-bag.ts'
import { bagQuery } from '../../bag/server-bag.ts'
import { refreshCounts } from '../../counts/refresh-counts.ts'
import { useShopper } from '../../shopper/use-shopper.ts'

/** For a guardian whose earlier bag in this browser could not be added yet. */
export function MergeFailedNotice() {
  const api = useApi()
  const queryClient = useQueryClient()
  const shopper = useShopper()
  const failed = useMergeFailed()
  const { lines } = useGuestBag()
  const userId = shopper.kind === 'guardian' ? shopper.userId : 0
  const merge = useMutation({
    mutationFn: () => mergeGuestBag(api, userId),
    onSuccess: (cart) => {
      if (cart) queryClient.setQueryData(bagQuery(userId).queryKey, cart)
      void refreshCounts(api)
    },
  })
  if (!userId || !failed || lines.length === 0) return null
  const items = lines.length === 1 ? 'One item' : `${lines.length} items`
  return (
    <Box mb="6">
      <Notice
        tone="warning"
        title={`${items} from before you signed in could not be added`}
        action={
          <Button size="sm" variant="outline" busy={merge.isPending} onClick={() => merge.mutate()}>
            Add now
          </Button>
        }
      >
        They are kept on this device.
      </Notice>
    </Box>
  )
}
