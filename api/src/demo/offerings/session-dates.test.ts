import { expect, test } from '@jest/globals'
import { sessionDates } from './session-dates.ts'

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
