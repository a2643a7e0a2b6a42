import { joinWaitingList } from '@brightyard/contract/calls'
import { bookingPaths } from '@brightyard/contract/paths'
import { failureSentence, Link, useMutation } from '@brightyard/runtime'
import { mutationOf } from '@brightyard/runtime/queries'
import { Button, Flex, LinkButton, Notice, Stack, Text } from '@brightyard/ui'
import { kinds } from '../../offerings/offering-words.ts'
import { endDraft } from '../../bookings/booking-draft.ts'
import { choiceOf } from './booking-address.ts'
import type { BookingState } from './use-booking.ts'

/** For a date without a seat. */
export function WaitingList({ booking }: { booking: BookingState }) {
  const { target, chosen, quote, offering } = booking
  const join = useMutation({
    ...mutationOf(joinWaitingList),
    onSuccess: endDraft,
    // Refused: a seat may be free again.
    onError: () => void quote?.refetch(),
  })
  if (!target) return null
  if (join.isSuccess)
    return (
      <>
        <Notice tone="success" title="You are on the waiting list">
          We write to you as soon as a seat is free, and keep it for you for 12 hours.
        </Notice>
        <Flex gap="3" wrap="wrap">
          <LinkButton asChild>
            <Link to={bookingPaths.mine.to()}>See your bookings</Link>
          </LinkButton>
          <LinkButton asChild variant="outline">
            <Link to={kinds[offering.kind].landing}>
              Other {kinds[offering.kind].many.toLowerCase()}
            </Link>
          </LinkButton>
        </Flex>
      </>
    )
  const choice = choiceOf(target, { kids: chosen.kids, coupon: '' })
  return (
    <Stack gap="3" align="flex-start">
      <Text>
        Join the waiting list: when a seat is freed, the first in the list is asked and has 12 hours
        to answer. It costs nothing, and you can leave at any time.
      </Text>
      {join.isError ? <Notice tone="danger">{failureSentence(join.error)}</Notice> : null}
      <Button size="lg" busy={join.isPending} onClick={() => join.mutate(choice)}>
        Join the waiting list
      </Button>
    </Stack>
  )
}
