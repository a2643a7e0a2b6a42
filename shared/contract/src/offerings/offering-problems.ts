import type { OfferingKind } from './constants.ts'
import { OfferingDraft, OfferingInput } from './organiser.entities.ts'

/** A sentence for each place: `city`, `ticket_types.0.price_in_paise`. */
export type OfferingProblems = Record<string, string>

/** Lists whose lines are written in one field. */
const oneField = /^(text|what_to_bring|ticket_types\.\d+\.includes)\./

/** What is given as a call takes it, or as a page is about to send it: values may be of any kind. */
interface Given {
  kind: OfferingKind
  /** Undefined: the text stays as it is. */
  text?: unknown
  mode?: unknown
  age_from?: unknown
  age_to?: unknown
  venue_name?: unknown
  city?: unknown
  camp_group?: unknown
  ticket_types?: readonly { name: string; scope?: unknown }[]
}

/**
 * What is wrong with an offering, for pages and API alike. Of a draft gaps are none of it; without `isDraft` they stand
 * between it and its publication, each named. Dates are not part of it.
 */
export function offeringProblems(
  given: Given,
  { isDraft }: { isDraft: boolean },
): OfferingProblems {
  const problems: OfferingProblems = {}
  const read = (isDraft ? OfferingDraft : OfferingInput).safeParse({
    ...given,
    text: given.text === undefined ? ['It stays as it is.'] : given.text,
    camp_group: given.camp_group ?? undefined,
  })
  for (const { path, message } of read.error?.issues ?? []) {
    const place = path.map(String).join('.')
    problems[oneField.exec(`${place}.`)?.[0].slice(0, -1) ?? place] ??= message
  }
  const { kind, age_from: from, age_to: to } = given
  if (typeof from === 'number' && typeof to === 'number' && from > to)
    problems['age_to'] ??= 'The highest age is below the lowest. Please change one of them.'
  if (kind === 'camp' && given.ticket_types?.some(({ scope }) => scope !== 'batch'))
    problems['ticket_types'] ??=
      'A camp is booked as a whole. Please sell each package for all its days.'
  Object.assign(problems, sameNames(given.ticket_types ?? []))
  if (isDraft) return problems
  if (kind === 'camp' && (given.camp_group ?? null) === null)
    problems['camp_group'] ??= 'Please choose where in the TalentBox it belongs.'
  if (given.mode === 'in-person')
    for (const name of ['venue_name', 'city'] as const)
      if (String(given[name]).trim() === '')
        problems[name] ??= 'Please fill this in, or choose Online.'
  return problems
}

/** Families choose tickets by their names. */
function sameNames(tickets: readonly { name: string }[]): OfferingProblems {
  const plain = tickets.map(({ name }) => name.trim().toLowerCase())
  return Object.fromEntries(
    plain.flatMap((name, at) =>
      name !== '' && plain.indexOf(name) < at
        ? [
            [
              `ticket_types.${at}.name`,
              'Another one has this name already, and families choose by it. Please change one.',
            ],
          ]
        : [],
    ),
  )
}
