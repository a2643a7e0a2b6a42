import type { Batch, BookingChoice, Offering, TicketType } from '@brightyard/contract/entities'
import { maxKidsAtOnce } from '@brightyard/contract/entities'
import { bookingPaths } from '@brightyard/contract/paths'

/** What the address says of a booking; it may be of weeks and packages that are gone. */
export interface Chosen {
  offering: string
  kids: number[]
  batch: number | undefined
  ticket: number | undefined
  coupon: string
}

const idIn = (text: string | null) => (/^[1-9]\d{0,8}$/.test(text ?? '') ? Number(text) : undefined)

export const readChosen = (search: URLSearchParams): Chosen => ({
  offering: search.get('offering')?.trim() ?? '',
  kids: [...new Set((search.get('kids') ?? '').split(',').flatMap((one) => idIn(one) ?? []))].slice(
    0,
    maxKidsAtOnce,
  ),
  batch: idIn(search.get('batch')),
  ticket: idIn(search.get('ticket')),
  coupon: (search.get('coupon') ?? '').slice(0, 40),
})

export const bookingAddress = ({ kids, ...rest }: Chosen) =>
  bookingPaths.book.camp.to({}, { ...rest, kids: kids.join(',') })

/** A week that has not begun, and a package of it. */
export interface Target {
  week: Batch
  ticket: TicketType
}

export const openWeeks = ({ batches }: Offering) =>
  batches.filter(({ starts_at }) => Date.parse(starts_at) > Date.now())

/** What is chosen; else the first week with a place, and the first package. */
export function targetOf(camp: Offering, chosen: Chosen): Target | undefined {
  const weeks = openWeeks(camp)
  const week =
    weeks.find(({ id }) => id === chosen.batch) ??
    weeks.find(({ seats_left }) => seats_left > 0) ??
    weeks[0]
  const packages = camp.ticket_types.filter(({ scope }) => scope === 'batch')
  const ticket = packages.find(({ id }) => id === chosen.ticket) ?? packages[0]
  return week && ticket && { week, ticket }
}

/** As the API takes it. */
export const choiceOf = ({ week, ticket }: Target, { kids, coupon }: Chosen): BookingChoice => ({
  student_ids: kids,
  ticket_type_id: ticket.id,
  batch_id: week.id,
  ...(coupon ? { coupon } : {}),
})
