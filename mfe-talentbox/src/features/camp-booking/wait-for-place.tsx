import { joinWaitingList } from '@brightyard/contract/calls'
import { bookingPaths } from '@brightyard/contract/paths'
import { failureSentence, Link, useMutation } from '@brightyard/runtime'
import { mutationOf } from '@brightyard/runtime/queries'
import { Button, LinkButton, Notice, Stack, Text } from '@brightyard/ui'
import type { CampBooking } from './use-camp-booking.ts'

/** For a week without a place. */
export function WaitForPlace({ booking: { choice, quote } }: { booking: CampBooking }) {
  const join = useMutation({
    ...mutationOf(joinWaitingList),
    // Refused: a place may be free again.
    onError: () => void quote?.refetch(),
  })
  if (join.isSuccess)
    return (
      <Notice
        tone="success"
        title="You are on the waiting list"
        action={
          <LinkButton asChild>
            <Link to={bookingPaths.paymentStatus.camp.to()}>See your camps</Link>
          </LinkButton>
        }
      >
        We write to you as soon as a place is free, and keep it for you for 12 hours.
      </Notice>
    )
  if (!choice) return null
  const { coupon: _, ...rest } = choice
  return (
    <Stack gap="3" align="flex-start">
      <Text>
        When a place is freed, the first on the list is asked and has 12 hours to answer. Waiting
        costs nothing, and you can leave at any time.
      </Text>
      {join.isError ? <Notice tone="danger">{failureSentence(join.error)}</Notice> : null}
      <Button size="lg" busy={join.isPending} onClick={() => join.mutate(rest)}>
        Join the waiting list
      </Button>
    </Stack>
  )
}
