import type { Booking } from '@brightyard/contract/entities'

const hour = 60 * 60 * 1000
/** So many hours from now. */
export const inHours = (hours: number) => new Date(Date.now() + hours * hour).toISOString()

export const sessionOf = (
  id: number,
  hours: number,
  changes: Partial<Booking['sessions'][number]> = {},
): Booking['sessions'][number] => ({
  id,
  starts_at: inHours(hours),
  ends_at: inHours(hours + 2),
  state: 'scheduled',
  attendance: null,
  room_path: null,
  ...changes,
})

/** A booking for tests. */
export const bookingOf = (code: string, changes: Partial<Booking> = {}): Booking => ({
  code,
  state: 'confirmed',
  kid: { student_id: 71, name: 'Mira' },
  offering: {
    id: 1,
    kind: 'workshop',
    slug: 'clay-for-beginners',
    title: 'Clay for beginners',
    picture: null,
    mode: 'in-person',
    venue: {
      name: 'Maati Studio',
      address: '5, Prabhat Road',
      city: 'Pune',
      location: { latitude: 18.5167, longitude: 73.83 },
    },
    time_zone: 'Asia/Kolkata',
    what_to_bring: ['An old towel'],
  },
  batch: null,
  sessions: [sessionOf(21, 72)],
  ticket_name: 'One child',
  ticket_type_id: 5,
  qr: `brightyard:ticket:${code}`,
  paid_in_paise: 65_000,
  refunded_in_paise: 0,
  order_code: 'BY-7F3K',
  offered_until: null,
  requested_by: null,
  can: { cancel: true, move: true, calendar: true },
  ...changes,
})

/** A kid's session online that can be joined now. */
export const onlineNow = (code: string): Booking => {
  const { offering, ...booking } = bookingOf(code)
  return {
    ...booking,
    offering: {
      ...offering,
      kind: 'live-class',
      mode: 'online',
      venue: null,
      title: 'Storytelling',
    },
    sessions: [sessionOf(31, -0.1, { room_path: '/live-class/session/abc' })],
  }
}

export const pageOf = (data: Booking[]) => ({
  data,
  links: { next: null },
  meta: { total: data.length, current_page: 1, last_page: 1, per_page: 20 },
})
