const day = 24 * 60 * 60 * 1000
const minute = 60 * 1000
const quarter = 15 * minute
const weekdays = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat']
/** India has one zone without summer time. */
export const timeZone = 'Asia/Kolkata'
const offset = 330 * minute

/** `0..3` and `0 2 5` as numbers. */
function weeksOf(text: string): number[] {
  const [from, to] = text.split('..').map(Number)
  if (from === undefined || to === undefined) return text.split(' ').map(Number)
  return Array.from({ length: to - from + 1 }, (_, index) => from + index)
}

/**
 * The sessions of `tue thu; 0..7; 17:30; 60`, in order: week 0 begins tomorrow, weeks before it are over. `soon` among
 * the days is one session more, at the next quarter of an hour, so that there is a class to join at once.
 */
export function sessionDates(when: string, now: Date) {
  const [days = '', weeks = '', time = '', minutes] = when.split(';').map((part) => part.trim())
  const [hours = 0, past = 0] = time.split(':').map(Number)
  const local = new Date(now.getTime() + offset)
  const midnight = Date.UTC(local.getUTCFullYear(), local.getUTCMonth(), local.getUTCDate())
  const names = days.split(' ')
  const starts = weeksOf(weeks).flatMap((week) =>
    names
      .filter((name) => name !== 'soon')
      .map((name) => {
        const ahead = (weekdays.indexOf(name) - local.getUTCDay() + 6) % 7
        const date = midnight + (ahead + 1 + week * 7) * day
        const own = week < 0 && date >= midnight ? date - 7 * day : date
        return own + (hours * 60 + past) * minute - offset
      }),
  )
  if (names.includes('soon')) starts.push((Math.floor(now.getTime() / quarter) + 1) * quarter)
  return starts
    .toSorted((a, b) => a - b)
    .map((start) => ({
      startsAt: new Date(start),
      endsAt: new Date(start + Number(minutes) * minute),
      localDate: new Date(start + offset).toISOString().slice(0, 10),
    }))
}

const plurals: Record<string, string> = {
  mon: 'Mondays',
  tue: 'Tuesdays',
  wed: 'Wednesdays',
  thu: 'Thursdays',
  fri: 'Fridays',
  sat: 'Saturdays',
  sun: 'Sundays',
}

/** `Tuesdays and Thursdays, 5:30 pm`. */
export function batchName(when: string): string {
  const [days = '', , time = ''] = when.split(';').map((part) => part.trim())
  const said = days.split(' ').map((one) => plurals[one] ?? one)
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  const clock = `${hours % 12 || 12}:${String(minutes).padStart(2, '0')} ${hours < 12 ? 'am' : 'pm'}`
  return `${said.join(' and ')}, ${clock}`
}
