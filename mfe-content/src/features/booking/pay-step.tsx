import { bookSeats } from '@brightyard/contract/calls'
import { formatMoney } from '@brightyard/contract/money'
import type { BookingChoice } from '@brightyard/contract/entities'
import { bookingPaths, shopPaths } from '@brightyard/contract/paths'
import {
  ApiError,
  failureSentence,
  isRetryable,
  useApi,
  useMutation,
  useNavigate,
} from '@brightyard/runtime'
import { Button, Notice, Stack, Text } from '@brightyard/ui'
import { useState } from 'react'
import { Loaded } from '../../entries/loaded.tsx'
import { attemptKey, endAttempt, endDraft } from '../../bookings/booking-draft.ts'
import { choiceOf } from './booking-address.ts'
import { ChosenDate, Costs, Issues } from './cost-step.tsx'
import type { BookingState } from './use-booking.ts'

interface Agreed {
  choice: BookingChoice
  fingerprint: string
}

/** However often it is pressed, the same quote is one booking. */
function useBook(userId: number, { offering, quote }: BookingState) {
  const api = useApi()
  const navigate = useNavigate()
  return useMutation({
    mutationFn: ({ choice, fingerprint }: Agreed) =>
      api.call(bookSeats, {
        ...choice,
        fingerprint,
        idempotency_key: attemptKey(userId, `${fingerprint} ${JSON.stringify(choice)}`),
      }),
    onSuccess: ({ payment, codes }) => {
      // An unpaid one keeps its draft: after a failed payment the family tries again, with another key.
      if (payment) endAttempt(userId)
      else endDraft()
      void navigate(
        payment
          ? shopPaths.paymentSummary.to({}, { order_code: payment.order_code })
          : bookingPaths.paymentStatus[offering.kind].to({}, { bookings: codes.join(',') }),
      )
    },
    onError: (error) => {
      if (error instanceof ApiError && error.code === 'key_reused') endAttempt(userId)
      // Refused: what the page shows is no longer true.
      if (!isRetryable(error)) void quote?.refetch()
    },
  })
}

export function PayStep({ booking, userId }: { booking: BookingState; userId: number }) {
  const { quote, target, chosen, offering } = booking
  const book = useBook(userId, booking)
  // Known before the second click of two; that the call is pending may come after it.
  const [isPressed, setIsPressed] = useState(false)
  if (!quote || !target) return null
  return (
    <Loaded query={quote} what="your booking">
      {(data) => {
        const { totals, problems, fingerprint } = data
        const isFree = totals.total_in_paise === 0
        const isHolding = isPressed || book.isPending || book.isSuccess
        return (
          <Stack gap="4">
            <ChosenDate offering={offering} quote={data} />
            <Costs quote={data} />
            {book.isError ? (
              <Notice tone="danger">
                {isRetryable(book.error)
                  ? 'We could not confirm your booking. Press the button again: it will not be booked twice.'
                  : failureSentence(book.error)}
              </Notice>
            ) : null}
            <Issues quote={data} />
            {problems.length === 0 ? (
              <>
                <Button
                  size="lg"
                  block
                  busy={isHolding || quote.isPlaceholderData}
                  onClick={() => {
                    setIsPressed(true)
                    book.mutate(
                      { choice: choiceOf(target, chosen), fingerprint },
                      { onSettled: () => setIsPressed(false) },
                    )
                  }}
                >
                  {isFree
                    ? 'Book, free of charge'
                    : `Book and pay ${formatMoney(totals.total_in_paise)}`}
                </Button>
                <Text
                  role="status"
                  fontSize={isHolding ? 'md' : 'sm'}
                  color={isHolding ? 'fg' : 'fg.muted'}
                >
                  {isHolding
                    ? 'We hold your place…'
                    : isFree
                      ? 'Your seats are confirmed at once.'
                      : 'Your seats are kept for fifteen minutes while you pay.'}
                </Text>
              </>
            ) : null}
          </Stack>
        )
      }}
    </Loaded>
  )
}
