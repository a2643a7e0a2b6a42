import { OfferingDraft } from '@brightyard/contract/entities'
import type { OfferingKind, OwnOfferingDetails } from '@brightyard/contract/entities'
import { offeringKinds } from '@brightyard/contract/entities'
import { decimalRupees, parsePriceInPaise } from '@brightyard/contract/money'
import { type OfferingProblems, offeringProblems } from '@brightyard/contract/offerings'
import * as z from '@brightyard/contract/schema'
import { homeZone } from '@brightyard/runtime'

const Ticket = z.object({
  key: z.string(),
  id: z.optional(z.int()),
  name: z.string(),
  scope: z.enum(['session', 'batch']),
  /** In rupees, as it is typed. */
  price: z.string(),
  tax: z.string(),
  /** What it includes, a line each. */
  includes: z.string(),
})

/** What the fields of the editor hold, as people type it. */
export const OfferingWork = z.object({
  kind: z.enum(offeringKinds),
  /** On whose behalf an admin offers it. */
  vendor_id: z.optional(z.int()),
  title: z.string(),
  summary: z.string(),
  /** Paragraphs with an empty line between; null: the text of Brightyard's editors stays. */
  text: z.nullable(z.string()),
  picture: z.nullable(z.object({ source: z.string(), alt: z.string() })),
  category: z.string(),
  camp_group: z.string(),
  age_from: z.string(),
  age_to: z.string(),
  mode: z.enum(['in-person', 'online']),
  language: z.string(),
  venue_name: z.string(),
  address: z.string(),
  city: z.string(),
  location: z.nullable(z.object({ latitude: z.number(), longitude: z.number() })),
  time_zone: z.string(),
  refunds: z.array(z.object({ hours: z.string(), percent: z.string() })),
  moves_until: z.string(),
  what_to_bring: z.string(),
  tickets: z.array(Ticket),
})
export type OfferingWork = z.infer<typeof OfferingWork>
export type TicketWork = z.infer<typeof Ticket>

export const newTicket = (kind: OfferingKind): TicketWork => ({
  key: crypto.randomUUID(),
  name: '',
  scope: kind === 'camp' ? 'batch' : 'session',
  price: '',
  tax: '18',
  includes: '',
})

export const newWork = (kind: OfferingKind, title: string, vendorId?: number): OfferingWork => ({
  kind,
  ...(vendorId === undefined ? {} : { vendor_id: vendorId }),
  title,
  summary: '',
  text: '',
  picture: null,
  category: '',
  camp_group: '',
  age_from: '6',
  age_to: '12',
  mode: kind === 'live-class' ? 'online' : 'in-person',
  language: 'English',
  venue_name: '',
  address: '',
  city: '',
  location: null,
  time_zone: homeZone,
  refunds: [
    { hours: '72', percent: '100' },
    { hours: '24', percent: '50' },
  ],
  moves_until: '24',
  what_to_bring: '',
  tickets: [newTicket(kind)],
})

const numberText = (number: number | null) => (number === null ? '' : String(number))

export const workOf = (stored: OwnOfferingDetails): OfferingWork => ({
  kind: stored.kind,
  title: stored.title,
  summary: stored.summary,
  text: stored.text && stored.text.join('\n\n'),
  picture: stored.picture && { source: stored.picture.src, alt: stored.picture.alt },
  category: stored.category ?? '',
  camp_group: numberText(stored.camp_group),
  age_from: numberText(stored.age_from),
  age_to: numberText(stored.age_to),
  mode: stored.mode,
  language: stored.language,
  venue_name: stored.venue_name,
  address: stored.address,
  city: stored.city,
  location: stored.location,
  time_zone: stored.time_zone,
  refunds: stored.refund_steps.map(({ hours_before, percent_back }) => ({
    hours: String(hours_before),
    percent: String(percent_back),
  })),
  moves_until: numberText(stored.moves_until_hours),
  what_to_bring: stored.what_to_bring.join('\n'),
  tickets: stored.ticket_types.map((ticket) => ({
    key: `ticket-${ticket.id}`,
    id: ticket.id,
    name: ticket.name,
    scope: ticket.scope,
    price:
      ticket.price_in_paise === null
        ? ''
        : decimalRupees(ticket.price_in_paise).replace(/\.00$/, ''),
    tax: numberText(ticket.tax_percent),
    includes: ticket.includes.join('\n'),
  })),
})

export const linesOf = (text: string) =>
  text.split('\n').flatMap((line) => (line.trim() ? [line.trim()] : []))
export const paragraphsOf = (text: string) =>
  text.split(/\n\s*\n/).flatMap((part) => (part.trim() ? [part.trim()] : []))

/** Null where nothing is typed; what is no whole number stays none, so that it is found wrong. */
const wholeOf = (text: string) =>
  text.trim() === '' ? null : /^\d+$/.test(text.trim()) ? Number(text) : NaN

/** What the API takes. */
function inputOf(work: OfferingWork) {
  const { kind, vendor_id: _, text, camp_group, refunds, moves_until, tickets, ...same } = work
  return {
    ...same,
    kind,
    text: text === null ? undefined : paragraphsOf(text),
    category: work.category || null,
    camp_group: kind === 'camp' ? wholeOf(camp_group) : undefined,
    age_from: wholeOf(work.age_from),
    age_to: wholeOf(work.age_to),
    refund_steps: refunds.map(({ hours, percent }) => ({
      hours_before: wholeOf(hours),
      percent_back: wholeOf(percent),
    })),
    moves_until_hours: wholeOf(moves_until),
    what_to_bring: linesOf(work.what_to_bring),
    ticket_types: tickets.map(({ id, name, scope, price, tax, includes }) => ({
      ...(id === undefined ? {} : { id }),
      name,
      scope,
      price_in_paise: price.trim() === '' ? null : (parsePriceInPaise(price) ?? NaN),
      tax_percent: tax.trim() === '' ? null : Number(tax),
      includes: linesOf(includes),
    })),
  }
}

const Input = z.extend(OfferingDraft, { text: z.optional(OfferingDraft.shape.text) })
export type GivenOffering = z.infer<typeof Input>
export type Problems = Readonly<OfferingProblems>

/** What is sent, or what is wrong with it by place: `ticket_types.0.name`. A draft may have gaps. */
export function checkWork(
  work: OfferingWork,
  { isDraft }: { isDraft: boolean },
): { given: GivenOffering } | { problems: Problems } {
  const input = inputOf(work)
  const problems = offeringProblems(input, { isDraft })
  return Object.keys(problems).length > 0 ? { problems } : { given: Input.parse(input) }
}
