import type { BookingChoice, Offering, TicketType } from '@brightyard/contract/entities'
import { queryValue } from '../../links/query-value.ts'

export const steps = ['who', 'when', 'cost', 'pay'] as const
export type Step = (typeof steps)[number]

/** What the address says of a booking; it may be of dates and tickets that are gone. */
export interface Chosen {
  offering: string
  kids: number[]
  session: number | undefined
  batch: number | undefined
  ticket: number | undefined
  coupon: string
  step: Step
}

const idIn = (text: string) => (/^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined)

export function readChosen(search: URLSearchParams): Chosen {
  const read = (name: string) => queryValue(search, name)
  const kids = read('kids')
    .split(',')
    .flatMap((text) => idIn(text) ?? [])
  return {
    offering: read('offering'),
    kids: [...new Set(kids)],
    session: idIn(read('session')),
    batch: idIn(read('batch')),
    ticket: idIn(read('ticket')),
    coupon: read('coupon').slice(0, 40),
    step: steps.find((step) => step === read('step')) ?? 'who',
  }
}

export const writeChosen = ({ kids, step, ...rest }: Chosen) => ({
  ...rest,
  kids: kids.join(','),
  step: step === 'who' ? undefined : step,
})

/** A session or a batch with the tickets that it can be booked with. */
export interface Target {
  session_id?: number
  batch_id?: number
  tickets: TicketType[]
  ticket: TicketType
}

/** The date of the address; undefined where it names none, or one that cannot be booked. */
export function targetOf(offering: Offering, chosen: Chosen): Target | undefined {
  const { session, batch } = chosen
  if (batch !== undefined && offering.batches.some(({ id }) => id === batch))
    return withTicket(offering, 'batch', chosen, { batch_id: batch })
  if (session !== undefined && offering.sessions.some(({ id }) => id === session))
    return withTicket(offering, 'session', chosen, { session_id: session })
  return undefined
}

/** The date that is chosen; before that the first one, so that ages can be checked at once. */
export function targetOrFirst(offering: Offering, chosen: Chosen): Target | undefined {
  const [session] = offering.sessions
  const [batch] = offering.batches
  return (
    targetOf(offering, chosen) ??
    (session && withTicket(offering, 'session', chosen, { session_id: session.id })) ??
    (batch && withTicket(offering, 'batch', chosen, { batch_id: batch.id }))
  )
}

function withTicket(
  offering: Offering,
  scope: TicketType['scope'],
  chosen: Chosen,
  date: Pick<Target, 'session_id' | 'batch_id'>,
): Target | undefined {
  const tickets = offering.ticket_types.filter((one) => one.scope === scope)
  const ticket = tickets.find(({ id }) => id === chosen.ticket) ?? tickets[0]
  return ticket && { ...date, tickets, ticket }
}

/** As the API takes it. */
export const choiceOf = (
  { ticket, session_id, batch_id }: Target,
  { kids, coupon }: Pick<Chosen, 'kids' | 'coupon'>,
): BookingChoice => ({
  student_ids: kids,
  ticket_type_id: ticket.id,
  ...(session_id === undefined ? {} : { session_id }),
  ...(batch_id === undefined ? {} : { batch_id }),
  ...(coupon ? { coupon } : {}),
})
