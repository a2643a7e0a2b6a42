import { expect, test } from '@jest/globals'
import { batchName, sessionDates } from './session-dates.ts'

test.each(['2026-03-18T10:00:00Z', '2026-03-20T20:00:00Z', '2026-12-31T18:00:00Z'])(
  'dates follow from the weekday at the venue, on %s',
  (today) => {
    const now = new Date(today)
    const dates = sessionDates('sat sun; -1..1; 10:00; 90', now)
    expect(dates).toHaveLength(6)
    for (const { startsAt, endsAt, localDate } of dates) {
      expect([0, 6]).toContain(new Date(localDate).getUTCDay())
      expect(startsAt.toISOString()).toBe(`${localDate}T04:30:00.000Z`)
      expect(endsAt.getTime() - startsAt.getTime()).toBe(90 * 60 * 1000)
    }
    expect(dates.filter(({ endsAt }) => endsAt < now)).toHaveLength(2)
  },
)

test.each([
  ['tue thu; 0..7; 17:30; 60', 'Tuesdays and Thursdays, 5:30 pm'],
  ['sat; 0..3; 09:00; 60', 'Saturdays, 9:00 am'],
  ['sun; 0..3; 12:15; 60', 'Sundays, 12:15 pm'],
])('the batch of %s is called as its times read', (when, name) => {
  expect(batchName(when)).toBe(name)
})

test('one date more is at the next quarter of an hour', () => {
  const dates = sessionDates('thu soon; 0 2; 17:00; 45', new Date('2026-03-18T10:01:00Z'))
  expect(dates.map(({ startsAt, localDate }) => [startsAt.toISOString(), localDate])).toEqual([
    ['2026-03-18T10:15:00.000Z', '2026-03-18'],
    ['2026-03-19T11:30:00.000Z', '2026-03-19'],
    ['2026-04-02T11:30:00.000Z', '2026-04-02'],
  ])
})
