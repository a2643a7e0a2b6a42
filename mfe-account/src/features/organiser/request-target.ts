import type { Offering } from '@brightyard/contract/entities'
import { formatDate } from '@brightyard/runtime'

/** The date and the ticket of a request, as the API takes them. */
export interface RequestTarget {
  ticket_type_id: number
  session_id?: number
  batch_id?: number
}

const idIn = (query: URLSearchParams, name: string) => {
  const text = query.get(name) ?? ''
  return /^[1-9]\d{0,8}$/.test(text) ? text : ''
}

/** What the address has chosen: the activity's id and the value of a date, both empty without one. */
export function chosenIn(query: URLSearchParams) {
  const batch = idIn(query, 'batch')
  const session = idIn(query, 'session')
  return {
    activity: idIn(query, 'offering'),
    date: batch ? `batch-${batch}` : session && `session-${session}`,
  }
}

/** Dates with seats, as choices; a course is one of them. */
export function datesOf({ batches, sessions, ticket_types, time_zone }: Offering) {
  const sells = new Set(ticket_types.map(({ scope }) => scope))
  return [
    ...(sells.has('batch') ? batches : [])
      .filter(({ seats_left }) => seats_left > 0)
      .map(({ id, name, starts_at }) => ({
        value: `batch-${id}`,
        label: `${name}, from ${formatDate(starts_at, 'day', time_zone)}`,
      })),
    ...(sells.has('session') ? sessions : [])
      .filter(({ seats_left }) => seats_left > 0)
      .map(({ id, starts_at, seats_left }) => ({
        value: `session-${id}`,
        label: `${formatDate(starts_at, 'moment', time_zone)}, ${seats_left} left`,
      })),
  ]
}

/** The tickets of a date, with the price in the label. */
export const ticketsOf = ({ ticket_types }: Offering, date: string) =>
  ticket_types.filter(({ scope }) => date.startsWith(`${scope}-`))

/** Undefined until a date is chosen that is there; the first ticket unless another one is chosen. */
export function targetOf(
  activity: Offering,
  { date, ticket }: { date: string; ticket: string },
): RequestTarget | undefined {
  if (!datesOf(activity).some(({ value }) => value === date)) return undefined
  const tickets = ticketsOf(activity, date)
  const chosen = tickets.find(({ id }) => String(id) === ticket) ?? tickets[0]
  const [scope, id] = date.split('-')
  return (
    chosen && {
      ticket_type_id: chosen.id,
      ...(scope === 'batch' ? { batch_id: Number(id) } : { session_id: Number(id) }),
    }
  )
}
