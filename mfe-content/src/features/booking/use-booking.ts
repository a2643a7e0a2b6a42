import type { Offering } from '@brightyard/contract/entities'
import { bookingPaths } from '@brightyard/contract/paths'
import { useNavigate, useSearchParams } from '@brightyard/runtime'
import { useQueries } from '@brightyard/runtime/lists'
import { useEffect, useState } from 'react'
import { readDraft, saveDraft } from '../../bookings/booking-draft.ts'
import {
  type Chosen,
  choiceOf,
  readChosen,
  targetOf,
  targetOrFirst,
  writeChosen,
} from './booking-address.ts'
import { quoteQuery } from './booking.queries.ts'

/** What the address says, what the server says to it, and the way to change it; every change is a new address. */
export function useBooking(userId: number, offering: Offering) {
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const query = search.toString()
  // A press counts at once: the address follows when the router has come to it, perhaps after the next press.
  const [ahead, setAhead] = useState<{ from: string; chosen: Chosen } | null>(null)
  if (ahead && ahead.from !== query) setAhead(null)
  const chosen = ahead?.from === query ? ahead.chosen : readChosen(search)
  const addressOf = (change: Partial<Chosen>) =>
    bookingPaths.book[offering.kind].to({}, writeChosen({ ...chosen, ...change }))

  // Who comes back by the Book button goes on where they were, unless it names another date.
  const isFresh = chosen.kids.length === 0 && chosen.step === 'who'
  useEffect(() => {
    const draft = readDraft(userId)
    if (isFresh && draft?.offering === offering.slug && draft.query) {
      const old = readChosen(new URLSearchParams(draft.query))
      const given = readChosen(new URLSearchParams(query))
      const isDated = given.session !== undefined || given.batch !== undefined
      const date = isDated ? { session: given.session, batch: given.batch } : {}
      if (old.kids.length === 0) return
      const next = { ...old, ...date, step: isDated ? given.step : old.step }
      const path = bookingPaths.book[offering.kind].to({}, writeChosen(next))
      void navigate(path, { replace: true })
    } else if (!isFresh) saveDraft(userId, offering.slug, query)
  }, [isFresh, navigate, offering.kind, offering.slug, query, userId])

  const target = targetOf(offering, chosen)
  const asked = target ?? targetOrFirst(offering, chosen)
  const [quote] = useQueries({
    queries: (asked && chosen.kids.length > 0 ? [asked] : []).map((one) =>
      quoteQuery(userId, choiceOf(one, chosen)),
    ),
  })
  return {
    offering,
    chosen,
    /** Undefined until a date is chosen. */
    target,
    /** Of the chosen date, or of the first one; undefined until kids are chosen. */
    quote,
    addressOf,
    change: (change: Partial<Chosen>) => {
      if (change.kids?.length === 0) saveDraft(userId, offering.slug, '')
      setAhead({ from: query, chosen: { ...chosen, ...change } })
      void navigate(addressOf(change), { preventScrollReset: true, replace: !('step' in change) })
    },
  }
}
export type BookingState = ReturnType<typeof useBooking>
