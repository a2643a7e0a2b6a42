import type { Offering, OrganiserBooking, OwnSession } from '@brightyard/contract/entities'
import { bookingOf, inHours } from '../../bookings/booking.fixture.ts'

export const pageOf = <Row>(data: Row[]) => ({
  data,
  links: { next: null },
  meta: { total: data.length, current_page: 1, last_page: 1, per_page: 50 },
})

export const rowOf = (code: string, changes: Partial<OrganiserBooking> = {}): OrganiserBooking => ({
  code,
  state: 'confirmed',
  kid: 'Mira',
  guardian: 'Asha Verma',
  offering: 'Clay for beginners',
  ticket: 'One child',
  starts_at: inHours(24),
  time_zone: 'Asia/Kolkata',
  paid_in_paise: 65_000,
  refunded_in_paise: 0,
  attendance: null,
  booked_at: inHours(-24),
  ...changes,
})

export const ownSession = (id: number, hours: number): OwnSession => ({
  id,
  starts_at: inHours(hours),
  ends_at: inHours(hours + 2),
  local_date: inHours(hours).slice(0, 10),
  capacity: 12,
  seats_left: 9,
  batch_id: null,
  teacher_id: null,
  state: 'scheduled',
  seats_taken: 3,
  seats_elsewhere: 0,
  meeting_url: null,
  room_path: null,
})

export const activity: Offering = {
  ...bookingOf('AAA1').offering,
  summary: '',
  category: 'art',
  age: { from: 5, to: 8 },
  language: 'English',
  organiser: { id: 5, name: 'Maati Arts' },
  price_from_in_paise: 65_000,
  next_session: null,
  seats_left: 9,
  is_sold_out: false,
  is_past: false,
  body: '',
  tags: [],
  gallery: [],
  policy: { refund_steps: [], moves_until_hours: null, sentences: [] },
  ticket_types: [
    { id: 5, name: 'One child', scope: 'session', price_in_paise: 65_000, tax_percent: '18' },
  ],
  sessions: [ownSession(21, 24)],
  batches: [],
  teachers: [],
  related: [],
}
