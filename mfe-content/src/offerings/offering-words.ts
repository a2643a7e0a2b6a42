import type {
  ActivityMode,
  AgeBand,
  OfferingCard,
  OfferingCategory,
  OfferingKind,
} from '@brightyard/contract/entities'
import { formatPrice } from '@brightyard/contract/money'
import { activityPaths, contentPaths, talentboxPaths } from '@brightyard/contract/paths'
import type { FamilyName } from '@brightyard/ui'

/** How each kind is named and coloured, and where it is found. */
export const kinds = {
  event: { one: 'Event', many: 'Events', area: 'sun', landing: activityPaths.events.to() },
  workshop: {
    one: 'Workshop',
    many: 'Workshops',
    area: 'shop',
    landing: activityPaths.workshops.to(),
  },
  class: { one: 'Class', many: 'Classes', area: 'learn', landing: activityPaths.classes.to() },
  'live-class': {
    one: 'Live class',
    many: 'Live classes',
    area: 'brand',
    landing: contentPaths.liveClass.to({}),
  },
  camp: { one: 'Camp', many: 'Camps', area: 'talent', landing: talentboxPaths.camps.to() },
} as const satisfies Record<
  OfferingKind,
  { one: string; many: string; area: FamilyName; landing: string }
>

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

export const modeNames: Readonly<Record<ActivityMode, string>> = {
  'in-person': 'In person',
  online: 'Online',
}

/** `3–5 years`, `13+ years`. */
export const ageBandLabel = (band: AgeBand) => `${band.replace('-', '–')} years`

/** `Ages 6 to 10`. */
export const ageText = ({ from, to }: OfferingCard['age']) =>
  from === to ? `Age ${from}` : `Ages ${from} to ${to}`

export const priceText = (paise: number) => (paise === 0 ? 'Free of charge' : formatPrice(paise))

const fewSeats = 5

/** What is left, in words; the number only where it may hurry somebody. */
export function availabilityOf({
  is_past,
  is_sold_out,
  seats_left,
}: Pick<OfferingCard, 'is_past' | 'is_sold_out' | 'seats_left'>) {
  if (is_past) return { text: 'Over', state: 'past' } as const
  if (is_sold_out) return { text: 'Sold out', state: 'sold-out' } as const
  if (seats_left === 0) return { text: 'No dates yet', state: 'past' } as const
  if (seats_left <= fewSeats)
    return { text: `Only ${seatsText(seats_left)} left`, state: 'few' } as const
  return { text: 'Seats available', state: 'free' } as const
}

/** `1 seat`, `12 seats`. */
export const seatsText = (count: number) => (count === 1 ? '1 seat' : `${count} seats`)

/** `1 activity`, `12 activities`. */
export const countText = (count: number) => (count === 1 ? '1 activity' : `${count} activities`)
