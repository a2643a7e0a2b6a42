import type {
  OfferingCategory,
  OfferingKind,
  OfferingState,
  OwnOffering,
} from '@brightyard/contract/entities'
import { homeZone } from '@brightyard/runtime'
import type { FamilyName } from '@brightyard/ui'

/** What an organiser chooses from, with what each is for. */
export const kindHelp: Readonly<Record<OfferingKind, string>> = {
  event: 'Once, or a few times, for many: a kite day, a concert.',
  workshop: 'A few hours in which something is made.',
  class: 'Every week, date by date or as a course.',
  'live-class': 'Online, in the site’s own room or yours.',
  camp: 'Some days in a row, sold in packages, in the TalentBox.',
}

export const categoryNames: Readonly<Record<OfferingCategory, string>> = {
  'performing-arts': 'Performing arts',
  sports: 'Sports',
  art: 'Art and craft',
  science: 'Science',
  maths: 'Maths',
  coding: 'Coding',
  language: 'Language',
  nature: 'Nature',
  games: 'Games',
  'life-skills': 'Life skills',
}

export const stateWords: Readonly<Record<OfferingState, { text: string; colour: FamilyName }>> = {
  draft: { text: 'Draft', colour: 'sun' },
  published: { text: 'Published', colour: 'learn' },
  unpublished: { text: 'Not offered', colour: 'brand' },
}

export const stateOf = ({ state, is_offered }: Pick<OwnOffering, 'state' | 'is_offered'>) =>
  state ?? (is_offered ? 'published' : 'unpublished')

/** `8 dates`, `no date` */
export const datesText = (dates: number) =>
  dates === 0 ? 'No date to come' : dates === 1 ? '1 date to come' : `${dates} dates to come`

/** In the order of the page. */
const fieldNames: Readonly<Record<string, string>> = {
  title: 'Name',
  summary: 'In one sentence',
  text: 'What happens there',
  category: 'What it is about',
  camp_group: 'Where in the TalentBox',
  picture: 'Picture',
  age_from: 'From age',
  age_to: 'To age',
  language: 'Spoken language',
  what_to_bring: 'What to bring',
  venue_name: 'Place',
  city: 'City',
  time_zone: 'Time zone',
  ticket_types: 'Tickets',
  refund_steps: 'Cancelling',
  moves_until_hours: 'Moving a booking',
  dates: 'Dates',
  vendor_id: 'Who offers it',
}

const places = Object.keys(fieldNames)

/** What stands first on the pages of the editor comes first. */
export const byPlace = (one: { place: string }, other: { place: string }) =>
  rankOf(one.place) - rankOf(other.place)
const rankOf = (place: string) => places.indexOf(place.split('.')[0] ?? '')

/** Names the field at a place, for a list of what is missing: `Package 2`. */
export function whereOf(place: string, kind: OfferingKind): string {
  const [name = '', at] = place.split('.')
  if (name !== 'ticket_types') return fieldNames[name] ?? 'Details'
  const ticket = kind === 'camp' ? 'Package' : 'Ticket'
  return at === undefined ? `${ticket}s` : `${ticket} ${Number(at) + 1}`
}

const usualZones = [
  homeZone,
  'Asia/Colombo',
  'Asia/Dubai',
  'Asia/Kathmandu',
  'Asia/Singapore',
  'Europe/London',
  'America/New_York',
]

/** Zones to choose from: the usual ones, and those that are in use here. */
export const zoneOptions = (...others: readonly string[]) =>
  [...new Set([...usualZones, ...others])].map((value) => ({
    value,
    label: value.replaceAll('_', ' ').replace('/', ', '),
  }))

interface Wish {
  state: OfferingState
  isPublishing: boolean
}

/** Over the list of what keeps it from being saved or published. */
export function problemsTitle(count: number, { state, isPublishing }: Wish): string {
  const what = isPublishing && state !== 'published' ? 'published' : 'saved'
  if (!isPublishing)
    return count === 1
      ? 'One thing is wrong: it cannot be saved yet'
      : `${count} things are wrong: it cannot be saved yet`
  return count === 1
    ? `One thing is missing before it can be ${what}`
    : `${count} things are missing before it can be ${what}`
}

interface Status extends Wish {
  isUnsaved: boolean
  isWrong: boolean
  isNew: boolean
}

export function statusText({ isUnsaved, isWrong, isNew, state, isPublishing }: Status): string {
  const isPublished = state === 'published'
  if (isWrong)
    return isPublishing && !isPublished
      ? 'Not published: something is missing'
      : 'Not saved: something is wrong'
  if (isNew) return 'Kept on this device until you save it'
  if (isUnsaved)
    return isPublished ? 'Families see your changes once you save them' : 'Kept on this device'
  return 'All changes saved'
}
