import { describe, expect, test } from '@jest/globals'
import { calendarFile } from '../../server/calendar-file.ts'
import { eventsOf } from './booking-calendar.ts'

const given = { link: 'https://brightyard.example/myclass', now: new Date('2026-03-01T00:00:00Z') }

interface Case {
  zone?: string
  starts?: string
  minutes?: number
  title?: string
  venue?: string
  booking?: Partial<Parameters<typeof eventsOf>[0]['booking']>
  session?: { state?: 'scheduled' | 'cancelled'; sequence?: number }
}

const sessionOf = ({ starts = '2026-03-25T05:30:00Z', minutes = 60, session }: Case) => ({
  startsAt: new Date(starts),
  endsAt: new Date(Date.parse(starts) + minutes * 60_000),
  state: 'scheduled' as const,
  sequence: 0,
  ...session,
})

/** The file of a booking with a date for each case; what is not of the date is of the first. */
function fileOf(...dates: Case[]) {
  const [first = {}] = dates
  const online = first.venue === ''
  const offering = {
    timeZone: first.zone ?? 'Asia/Kolkata',
    venueName: first.venue ?? 'Brightyard Centre',
    address: online ? '' : '12, Lake View Road',
    city: online ? '' : 'Pune',
  }
  const booking = { code: 'BY-1', state: 'confirmed' as const, sequence: 0, ...first.booking }
  const sessions = dates.map(sessionOf)
  const title = first.title ?? 'Clay animals'
  return calendarFile(
    'brightyard/bookings',
    eventsOf({ booking, title, kid: 'Mira', offering, sessions }, given),
  )
}

/** Lines put together again, as calendars read them. */
const linesOf = (file: string) => file.replaceAll(/\r\n[ \t]/g, '').split('\r\n')
const rules = /BEGIN:VTIMEZONE.*?END:VTIMEZONE\r\n/s
const valueOf = (file: string, name: string) =>
  linesOf(file.replace(rules, ''))
    .find((line) => line.startsWith(`${name}:`) || line.startsWith(`${name};`))
    ?.replace(/^[^:]*:/, '')

// What a calendar must read, by what was booked.
const cases: [name: string, booked: Case, expected: Record<string, string | undefined>][] = [
  ['the time at the venue', {}, { DTSTART: '20260325T110000', DTEND: '20260325T120000' }],
  ['the UID of booking and place', {}, { UID: 'booking-BY-1-1@brightyard', SEQUENCE: '0' }],
  ['a booking to come', {}, { STATUS: 'CONFIRMED', METHOD: 'PUBLISH' }],
  [
    'India, with its zone',
    {},
    { DESCRIPTION: 'For Mira. Wed\\, 25 March 2026 at 11:00 am IST (Asia/Kolkata)' },
  ],
  [
    'Nepal, a quarter of an hour off',
    { zone: 'Asia/Kathmandu' },
    { DESCRIPTION: 'For Mira. Wed\\, 25 March 2026 at 11:15 am GMT+5:45 (Asia/Kathmandu)' },
  ],
  [
    'New York the day before its clocks change',
    { zone: 'America/New_York', starts: '2026-03-07T15:00:00Z' },
    {
      DTSTART: '20260307T100000',
      DESCRIPTION: 'For Mira. Sat\\, 7 March 2026 at 10:00 am GMT-5 (America/New_York)',
    },
  ],
  [
    'New York the day after',
    { zone: 'America/New_York', starts: '2026-03-09T14:00:00Z' },
    {
      DTSTART: '20260309T100000',
      DESCRIPTION: 'For Mira. Mon\\, 9 March 2026 at 10:00 am GMT-4 (America/New_York)',
    },
  ],
  [
    'a session through the hour that London skips',
    { zone: 'Europe/London', starts: '2026-03-29T00:30:00Z', minutes: 90 },
    { DTSTART: '20260329T003000', DTEND: '20260329T030000' },
  ],
  [
    'a day that is tomorrow at the venue',
    { starts: '2026-03-25T19:00:00Z' },
    {
      DTSTART: '20260326T003000',
      DESCRIPTION: 'For Mira. Thu\\, 26 March 2026 at 12:30 am IST (Asia/Kolkata)',
    },
  ],
  [
    'over midnight into a new year',
    { starts: '2026-12-31T23:30:00Z' },
    { DTSTART: '20270101T050000', DTEND: '20270101T060000' },
  ],
  [
    'the last day of a February with 29',
    { starts: '2028-02-29T23:30:00Z' },
    { DTSTART: '20280301T050000', DTEND: '20280301T060000' },
  ],
  [
    'a moved booking',
    { booking: { sequence: 2 } },
    { UID: 'booking-BY-1-1@brightyard', SEQUENCE: '2000' },
  ],
  ['a session that was moved', { session: { sequence: 3 } }, { SEQUENCE: '3' }],
  [
    'a move of a session that was moved',
    { booking: { sequence: 1 }, session: { sequence: 3 } },
    { SEQUENCE: '1003' },
  ],
  [
    'a cancelled booking',
    { booking: { state: 'cancelled', sequence: 3 } },
    { METHOD: 'CANCEL', STATUS: 'CANCELLED', UID: 'booking-BY-1-1@brightyard', SEQUENCE: '3000' },
  ],
  [
    'a session that the organiser cancelled',
    { session: { state: 'cancelled', sequence: 1 } },
    { METHOD: 'CANCEL', STATUS: 'CANCELLED', SEQUENCE: '1' },
  ],
  ['a venue', {}, { LOCATION: 'Brightyard Centre\\, 12\\, Lake View Road\\, Pune' }],
  ['nowhere, online', { venue: '' }, { LOCATION: undefined }],
  [
    'a title with signs of the format',
    { title: 'Clay; cats, dogs \\ more' },
    { SUMMARY: 'Clay\\; cats\\, dogs \\\\ more (Mira)' },
  ],
  ['a title in Devanagari', { title: 'मिट्टी के जानवर' }, { SUMMARY: 'मिट्टी के जानवर (Mira)' }],
]

describe('Q-003: the calendar file of a booking', () => {
  test('has at least twenty cases', () => expect(cases.length).toBeGreaterThanOrEqual(20))

  test.each(cases)('%s', (_, booked, expected) => {
    const file = fileOf(booked)
    expect(
      Object.fromEntries(Object.keys(expected).map((name) => [name, valueOf(file, name)])),
    ).toEqual(expected)
    expect(valueOf(file, 'URL')).toBe(given.link)
    const zone = booked.zone ?? 'Asia/Kolkata'
    expect(linesOf(file)).toContain(`TZID:${zone}`)
    expect(linesOf(file)).toContain(`DTSTART;TZID=${zone}:${valueOf(file, 'DTSTART')}`)
    expect(file.split('\r\n').every((line) => !line.includes('\n'))).toBe(true)
  })

  test('a batch has an event for each date, and one cancelled date takes out only itself', () => {
    const gone = { starts: '2026-04-01T05:30:00Z', session: { state: 'cancelled' as const } }
    const lines = linesOf(fileOf({}, gone))
    expect(lines).toContain('METHOD:PUBLISH')
    expect(lines.filter((line) => line.startsWith('UID:'))).toEqual([
      'UID:booking-BY-1-1@brightyard',
      'UID:booking-BY-1-2@brightyard',
    ])
    expect(lines.filter((line) => line.startsWith('STATUS:'))).toEqual([
      'STATUS:CONFIRMED',
      'STATUS:CANCELLED',
    ])
  })
})
