import type { OwnOffering, OwnOfferingDetails, OwnSession } from '@brightyard/contract/entities'
import { inHours } from '../../bookings/booking.fixture.ts'

/** A camp in the making. */
export const own = (changes: Partial<OwnOffering> = {}): OwnOffering => ({
  id: 7,
  kind: 'camp',
  slug: 'coracle-days',
  title: 'Coracle days',
  is_offered: false,
  price_from_in_paise: 240_000,
  first_starts_at: inHours(240),
  last_ends_at: inHours(300),
  state: 'draft',
  time_zone: 'Asia/Kolkata',
  to_come: { dates: 3, next_starts_at: inHours(240), seats: 36, seats_taken: 4 },
  ...changes,
})
export const details = (changes: Partial<OwnOfferingDetails> = {}): OwnOfferingDetails => ({
  ...own(),
  state: 'draft',
  time_zone: 'Asia/Kolkata',
  summary: 'Three days in round boats.',
  text: ['We paddle.', 'Then lunch.'],
  picture: null,
  category: 'sports',
  camp_group: 31,
  age_from: 8,
  age_to: 12,
  mode: 'in-person',
  language: 'English',
  venue_name: 'Kaveri bend',
  address: '',
  city: 'Mysuru',
  location: null,
  refund_steps: [],
  moves_until_hours: null,
  what_to_bring: ['A towel'],
  revision: 'first',
  bookings: 0,
  batches: [{ id: 3, name: 'First week' }],
  ticket_types: [
    {
      id: 5,
      name: 'Day camper',
      scope: 'batch',
      price_in_paise: 240_000,
      tax_percent: 18,
      includes: ['Lunch'],
    },
  ],
  ...changes,
})
/** A day of its only week. */
export const date = (id: number, changes: Partial<OwnSession> = {}): OwnSession => ({
  id,
  starts_at: inHours(240 + 24 * id),
  ends_at: inHours(244 + 24 * id),
  local_date: inHours(240 + 24 * id).slice(0, 10),
  capacity: 12,
  seats_left: 12,
  batch_id: 3,
  teacher_id: null,
  state: 'scheduled',
  seats_taken: 0,
  seats_elsewhere: 0,
  meeting_url: null,
  room_path: null,
  ...changes,
})
const group = (id: number, title: string) => ({
  id,
  slug: title.toLowerCase(),
  title,
  summary: '',
  subtitle: null,
  picture: null,
  camps: 0,
  age: null,
  cities: [],
})
export const campTypes = {
  data: [
    {
      ...group(11, 'Outdoors'),
      groups: [{ ...group(21, 'Water'), groups: [group(31, 'Rivers'), group(32, 'Lakes')] }],
    },
  ],
}
