import { expect, test } from '@jest/globals'
import { withTimeZones } from './index.ts'

const eventOf = (start: string, end: string) =>
  ['BEGIN:VEVENT', 'DTSTAMP:20260301T000000Z', start, end, 'END:VEVENT'].join('\r\n')
const fileOf = (...events: string[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', ...events, 'END:VCALENDAR', ''].join('\r\n')

test('Q-003: times are those of the venue, with the zone and its rule', () => {
  const file = fileOf(eventOf('DTSTART:20260325T053000Z', 'DTEND:20260325T063000Z'))
  expect(withTimeZones(file, ['Asia/Kolkata']).split('\r\n')).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'BEGIN:VTIMEZONE',
    'TZID:Asia/Kolkata',
    'BEGIN:STANDARD',
    'DTSTART:20260324T053000',
    'TZOFFSETFROM:+0530',
    'TZOFFSETTO:+0530',
    'END:STANDARD',
    'END:VTIMEZONE',
    'BEGIN:VEVENT',
    'DTSTAMP:20260301T000000Z',
    'DTSTART;TZID=Asia/Kolkata:20260325T110000',
    'DTEND;TZID=Asia/Kolkata:20260325T120000',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ])
})

test('Q-003: clocks that change between the dates are in the rules, to the minute', () => {
  const file = fileOf(
    eventOf('DTSTART:20260307T150000Z', 'DTEND:20260307T160000Z'),
    eventOf('DTSTART:20261107T150000Z', 'DTEND:20261107T160000Z'),
  )
  const zone = 'America/New_York'
  const lines = withTimeZones(file, [zone, zone]).split('\r\n')
  expect(lines.filter((line) => line.startsWith('TZID:'))).toHaveLength(1)
  expect(lines.filter((line) => /^(BEGIN:(STA|DAY)|DTSTART|TZOFFSET)/.test(line))).toEqual([
    'BEGIN:STANDARD',
    'DTSTART:20260305T190000',
    'TZOFFSETFROM:-0500',
    'TZOFFSETTO:-0500',
    'BEGIN:DAYLIGHT',
    'DTSTART:20260308T020000',
    'TZOFFSETFROM:-0500',
    'TZOFFSETTO:-0400',
    'BEGIN:STANDARD',
    'DTSTART:20261101T020000',
    'TZOFFSETFROM:-0400',
    'TZOFFSETTO:-0500',
    `DTSTART;TZID=${zone}:20260307T100000`,
    `DTSTART;TZID=${zone}:20261107T100000`,
  ])
})

test('whole days, and events without a venue’s zone, stay as they are', () => {
  const file = fileOf(
    eventOf('DTSTART;VALUE=DATE:20260325', 'DTEND;VALUE=DATE:20260326'),
    eventOf('DTSTART:20260325T053000Z', 'DTEND:20260325T063000Z'),
  )
  expect(withTimeZones(file, ['Asia/Kolkata', null])).toBe(file)
})
