import type { Batch, CampGroup, OfferingCard } from '@brightyard/contract/entities'
import { formatPrice } from '@brightyard/contract/money'
import type { FamilyName } from '@brightyard/ui'

export const agesText = ({ from, to }: { from: number; to: number }) =>
  from === to ? `Age ${from}` : `Ages ${from} to ${to}`

export const campsText = (count: number) =>
  count === 0 ? 'No camp right now' : count === 1 ? '1 camp' : `${count} camps`

export const placesText = (left: number) =>
  left === 0 ? 'Full' : left === 1 ? '1 place left' : `${left} places left`

export const priceText = (paise: number) => (paise === 0 ? 'Free of charge' : formatPrice(paise))

export const daysText = ({ session_ids: { length } }: Pick<Batch, 'session_ids'>) =>
  length === 1 ? '1 day' : `${length} days`

const dateWord =
  /^(\d+(st|nd|rd|th)?|to|until|till|from|and|mon(day)?|tue(s(day)?)?|wed(nesday)?|thu(rs(day)?)?|fri(day)?|sat(urday)?|sun(day)?|jan(uary)?|feb(ruary)?|mar(ch)?|apr(il)?|may|june?|july?|aug(ust)?|sep(t(ember)?)?|oct(ober)?|nov(ember)?|dec(ember)?)$/i

/** What the organiser calls a week; '' where that says no more than its dates, which stand beside it. */
export const weekName = ({ name }: Pick<Batch, 'name'>): string =>
  name.split(/[^\p{L}\p{N}]+/u).every((word) => word === '' || dateWord.test(word)) ? '' : name

/** `Pune`, `Pune and Kochi`, `Pune, Kochi and 2 more cities`. */
export function citiesText({ cities }: Pick<CampGroup, 'cities'>): string {
  const [first, second, ...more] = cities
  if (!first) return 'Online'
  if (!second) return first
  if (more.length === 0) return `${first} and ${second}`
  return `${first}, ${second} and ${more.length} more ${more.length === 1 ? 'city' : 'cities'}`
}

const fewPlaces = 5

/** What is left of a camp, in words; the number only where it may hurry somebody. */
export function chanceOf({ is_past, is_sold_out, seats_left, next_session }: OfferingCard) {
  if (is_past) return { text: 'Over', colour: 'neutral' } as const
  if (is_sold_out) return { text: 'Full: join the waiting list', colour: 'talent' } as const
  const next = next_session?.seats_left ?? seats_left
  if (next === 0) return { text: 'Places in a later week', colour: 'sun' } as const
  if (next <= fewPlaces) return { text: `Only ${placesText(next)}`, colour: 'sun' } as const
  return { text: 'Places free', colour: 'learn' } as const
}

const cloths = ['learn', 'shop', 'brand', 'talent', 'sun'] as const satisfies FamilyName[]

/** The colour of a tent in a row of them. */
export const clothOf = (index: number): FamilyName => cloths[index % cloths.length] ?? 'learn'
