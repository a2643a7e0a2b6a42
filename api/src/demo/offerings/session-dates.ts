const day = 24 * 60 * 60 * 1000
const minute = 60 * 1000
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

/** The sessions of `tue thu; 0..7; 17:30; 60`, in order: week 0 begins tomorrow, weeks before it are over. */
export function sessionDates(when: string, now: Date) {
  const [days = '', weeks = '', time = '', minutes] = when.split(';').map((part) => part.trim())
  const [hours = 0, past = 0] = time.split(':').map(Number)
  const local = new Date(now.getTime() + offset)
  const midnight = Date.UTC(local.getUTCFullYear(), local.getUTCMonth(), local.getUTCDate())
  const dates = weeksOf(weeks).flatMap((week) =>
    days.split(' ').map((name) => {
      const ahead = (weekdays.indexOf(name) - local.getUTCDay() + 6) % 7
      const date = midnight + (ahead + 1 + week * 7) * day
      return week < 0 && date >= midnight ? date - 7 * day : date
    }),
  )
  return dates
    .toSorted((a, b) => a - b)
    .map((date) => {
      const start = date + (hours * 60 + past) * minute - offset
      return {
        startsAt: new Date(start),
        endsAt: new Date(start + Number(minutes) * minute),
        localDate: new Date(date).toISOString().slice(0, 10),
      }
    })
}

const names: Record<string, string> = {
  mon: 'Mondays',
  tue: 'Tuesdays',
  wed: 'Wednesdays',
  thu: 'Thursdays',
  fri: 'Fridays',
  sat: 'Saturdays',
  sun: 'Sundays',
}

/** `Tuesdays and Thursdays, 17:30`. */
export function batchName(when: string): string {
  const [days = '', , time = ''] = when.split(';').map((part) => part.trim())
  const said = days.split(' ').map((one) => names[one] ?? one)
  return `${said.join(' and ')}, ${time}`
}
