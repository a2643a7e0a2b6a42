import { OfferingInput } from '@brightyard/contract/entities'
import type { OfferingKind, OwnOfferingDetails } from '@brightyard/contract/entities'
import { offeringKinds } from '@brightyard/contract/entities'
import { decimalRupees, parsePriceInPaise } from '@brightyard/contract/money'
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

export const newWork = (kind: OfferingKind, title: string): OfferingWork => ({
  kind,
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

export const workOf = (stored: OwnOfferingDetails): OfferingWork => ({
  kind: stored.kind,
  title: stored.title,
  summary: stored.summary,
  text: stored.text && stored.text.join('\n\n'),
  picture: stored.picture && { source: stored.picture.src, alt: stored.picture.alt },
  category: stored.category,
  camp_group: stored.camp_group === null ? '' : String(stored.camp_group),
  age_from: String(stored.age_from),
  age_to: String(stored.age_to),
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
  moves_until: stored.moves_until_hours === null ? '' : String(stored.moves_until_hours),
  what_to_bring: stored.what_to_bring.join('\n'),
  tickets: stored.ticket_types.map((ticket) => ({
    key: `ticket-${ticket.id}`,
    id: ticket.id,
    name: ticket.name,
    scope: ticket.scope,
    price: decimalRupees(ticket.price_in_paise).replace(/\.00$/, ''),
    tax: String(ticket.tax_percent),
    includes: ticket.includes.join('\n'),
  })),
})

export const linesOf = (text: string) =>
  text.split('\n').flatMap((line) => (line.trim() ? [line.trim()] : []))
export const paragraphsOf = (text: string) =>
  text.split(/\n\s*\n/).flatMap((part) => (part.trim() ? [part.trim()] : []))

/** Not a number where nothing, or no whole number, is typed. */
const wholeOf = (text: string) => (/^\d+$/.test(text.trim()) ? Number(text) : NaN)

/** What the API takes; what is no number yet stays none, so that `problemsOf` finds it. */
function inputOf(work: OfferingWork) {
  const { kind, text, camp_group, refunds, moves_until, tickets, ...same } = work
  return {
    ...same,
    text: text === null ? undefined : paragraphsOf(text),
    ...(kind === 'camp' ? { camp_group: wholeOf(camp_group) } : {}),
    age_from: wholeOf(work.age_from),
    age_to: wholeOf(work.age_to),
    refund_steps: refunds.map(({ hours, percent }) => ({
      hours_before: wholeOf(hours),
      percent_back: wholeOf(percent),
    })),
    moves_until_hours: moves_until.trim() === '' ? null : wholeOf(moves_until),
    what_to_bring: linesOf(work.what_to_bring),
    ticket_types: tickets.map(({ id, name, scope, price, tax, includes }) => ({
      ...(id === undefined ? {} : { id }),
      name,
      scope,
      price_in_paise: parsePriceInPaise(price.trim() || '-') ?? NaN,
      tax_percent: tax.trim() === '' ? NaN : Number(tax),
      includes: linesOf(includes),
    })),
  }
}

/** Where the contract only says that a value is none. */
const sentences: readonly (readonly [place: RegExp, sentence: string])[] = [
  [/^text$/, 'Please write what happens there, at most 2000 characters a paragraph.'],
  [/^category$/, 'Please choose what it is about.'],
  [/^camp_group$/, 'Please choose where in the TalentBox it belongs.'],
  [/^age_(from|to)$/, 'Please enter an age from 0 to 99.'],
  [/price_in_paise$/, 'Please enter a price in rupees; 0 is free of charge.'],
  [/tax_percent$/, 'Please enter a tax from 0 to 100 percent.'],
  [/hours_before$/, 'Please enter hours, at most 2160.'],
  [/percent_back$/, 'Please enter a share from 0 to 100 percent.'],
  [/^moves_until_hours$/, 'Please enter hours, or nothing.'],
]

const Input = z.extend(OfferingInput, { text: z.optional(OfferingInput.shape.text) })
export type GivenOffering = z.infer<typeof Input>
export type Problems = Readonly<Record<string, string>>

/** What is sent, or what is wrong with it by place: `ticket_types.0.name`. */
export function checkWork(work: OfferingWork): { given: GivenOffering } | { problems: Problems } {
  const problems: Record<string, string> = {}
  const read = Input.safeParse(inputOf(work))
  if (!read.success)
    for (const { path, message } of read.error.issues) {
      const [first, second] = path
      // A paragraph, or a line, is shown with its field.
      const isList = first === 'text' || first === 'what_to_bring' || path.at(-2) === 'includes'
      const place = path
        .slice(0, isList ? (first === 'ticket_types' ? 3 : 1) : undefined)
        .map(String)
        .join('.')
      const known = sentences.find(([pattern]) => pattern.test(place))?.[1]
      problems[place === 'refund_steps' && second === undefined ? 'refund_steps' : place] ??=
        known ?? message
    }
  if (wholeOf(work.age_from) > wholeOf(work.age_to))
    problems['age_to'] ??= 'The highest age is below the lowest. Please change one of them.'
  if (work.mode === 'in-person')
    for (const name of ['venue_name', 'city'] as const)
      if (work[name].trim() === '') problems[name] ??= 'Please fill this in, or choose Online.'
  if (read.success && Object.keys(problems).length === 0) return { given: read.data }
  return { problems }
}
