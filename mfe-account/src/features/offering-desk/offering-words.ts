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

/** `3 dates to come, 12 of 60 seats taken`. */
export function toComeText({ to_come }: Pick<OwnOffering, 'to_come'>): string {
  if (!to_come || to_come.dates === 0) return 'No date to come'
  const { dates, seats, seats_taken } = to_come
  return `${dates === 1 ? '1 date' : `${dates} dates`} to come · ${seats_taken} of ${seats} seats taken`
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
