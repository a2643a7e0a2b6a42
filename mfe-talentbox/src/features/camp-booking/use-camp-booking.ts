import { bookSeats } from '@brightyard/contract/calls'
import type { BookingChoice, Offering } from '@brightyard/contract/entities'
import { bookingPaths, shopPaths } from '@brightyard/contract/paths'
import {
  ApiError,
  isRetryable,
  useApi,
  useMutation,
  useNavigate,
  useQuery,
  useSearchParams,
} from '@brightyard/runtime'
import { useState } from 'react'
import { attemptKey, endAttempt } from './attempt-key.ts'
import { bookingAddress, choiceOf, type Chosen, readChosen, targetOf } from './booking-address.ts'
import { quoteQuery } from './camp-booking.queries.ts'

export const noChoice: BookingChoice = { student_ids: [], ticket_type_id: 0 }

/** What the address says, what the server says to it, and the way to change it; every change is a new address. */
export function useCampBooking(userId: number, camp: Offering) {
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const query = search.toString()
  // A press counts at once: the address follows when the router has come to it, perhaps after the next press.
  const [ahead, setAhead] = useState<{ from: string; chosen: Chosen } | null>(null)
  if (ahead && ahead.from !== query) setAhead(null)
  const chosen = ahead?.from === query ? ahead.chosen : readChosen(search)
  const target = targetOf(camp, chosen)
  const choice = target && chosen.kids.length > 0 ? choiceOf(target, chosen) : undefined
  const quote = useQuery({
    ...quoteQuery(userId, choice ?? noChoice),
    enabled: choice !== undefined,
  })
  return {
    chosen,
    /** Undefined where no week is to come. */
    target,
    choice,
    /** Undefined until a kid is chosen. */
    quote: choice ? quote : undefined,
    address: bookingAddress(chosen),
    change: (change: Partial<Chosen>) => {
      const next = { ...chosen, ...change }
      setAhead({ from: query, chosen: next })
      void navigate(bookingAddress(next), { preventScrollReset: true, replace: true })
    },
  }
}
export type CampBooking = ReturnType<typeof useCampBooking>

/** However often it is pressed, the same quote is one booking. */
export function useBook({ quote }: CampBooking) {
  const api = useApi()
  const navigate = useNavigate()
  return useMutation({
    mutationFn: ({ choice, fingerprint }: { choice: BookingChoice; fingerprint: string }) =>
      api.call(bookSeats, {
        ...choice,
        fingerprint,
        idempotency_key: attemptKey(`${fingerprint} ${JSON.stringify(choice)}`),
      }),
    onSuccess: ({ payment, codes }) => {
      endAttempt()
      void navigate(
        payment
          ? shopPaths.paymentSummary.to({}, { order_code: payment.order_code })
          : bookingPaths.paymentStatus.camp.to({}, { bookings: codes.join(',') }),
      )
    },
    onError: (error) => {
      if (error instanceof ApiError && error.code === 'key_reused') endAttempt()
      // Refused: what the page shows is no longer true.
      if (!isRetryable(error)) void quote?.refetch()
    },
  })
}
