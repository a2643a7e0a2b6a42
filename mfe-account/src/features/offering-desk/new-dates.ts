import type { OwnOfferingDetails, OwnSession, SessionInput } from '@brightyard/contract/entities'
import { formatDate } from '@brightyard/runtime'
import { dayAfter, fromZoneClock } from './zone-time.ts'

/** What the fields for new dates hold, as people type it. */
export interface NewDates {
  day: string
  starts: string
  ends: string
  count: string
  every: 'day' | 'week'
  seats: string
  teacher: string
  /** They are booked as one, under a name. */
  isCourse: boolean
  /** The id of a course or a week that they lengthen; '': a new one. */
  batch: string
  name: string
}

/** What is there already. */
export interface Present {
  sessions: readonly Pick<OwnSession, 'starts_at' | 'batch_id' | 'state'>[]
  batches: OwnOfferingDetails['batches']
}

export const noDates = ({ kind }: Pick<OwnOfferingDetails, 'kind'>): NewDates => ({
  day: '',
  starts: '10:00',
  ends: '12:00',
  count: kind === 'camp' ? '5' : '1',
  every: kind === 'class' || kind === 'live-class' ? 'week' : 'day',
  seats: '12',
  teacher: '',
  isCourse: kind === 'camp',
  batch: '',
  name: '',
})

const mostDates = 100
const wholeIn = (text: string, most: number) =>
  /^\d+$/.test(text.trim()) && Number(text) >= 1 && Number(text) <= most ? Number(text) : null

/** The dates that are meant, by the clock of the zone; or what is wrong, by field. */
export function datesOf(
  given: NewDates,
  zone: string,
  present: Present = { sessions: [], batches: [] },
): { sessions: SessionInput[] } | { problems: Partial<Record<keyof NewDates, string>> } {
  const problems: Partial<Record<keyof NewDates, string>> = {}
  const count = wholeIn(given.count, mostDates)
  const seats = wholeIn(given.seats, 10_000)
  if (!given.day) problems.day = 'Please choose the first day.'
  if (!given.starts) problems.starts = 'Please enter a time.'
  if (!given.ends) problems.ends = 'Please enter a time.'
  else if (given.ends <= given.starts) problems.ends = 'It ends before it starts. Please check.'
  if (count === null) problems.count = `Please enter a number from 1 to ${mostDates}.`
  if (seats === null) problems.seats = 'Please enter at least one seat.'
  if (given.isCourse && given.batch === '') {
    const name = given.name.trim().toLowerCase()
    if (name === '')
      problems.name = 'Please give it a name, such as its week: families choose by it.'
    else if (present.batches.some((one) => one.name.toLowerCase() === name))
      problems.name =
        'This one is there already. Choose it above to add days to it, or take another name.'
  }
  if (Object.keys(problems).length > 0 || count === null || seats === null) return { problems }
  const momentOf = (day: string, time: string) => fromZoneClock(`${day}T${time}`, zone) ?? ''
  const sessions = Array.from({ length: count }, (_, at) => {
    const day = dayAfter(given.day, at * (given.every === 'week' ? 7 : 1))
    return {
      starts_at: momentOf(day, given.starts),
      ends_at: momentOf(day, given.ends),
      capacity: seats,
      teacher_id: given.teacher ? Number(given.teacher) : null,
    }
  })
  const same = sessions.find((one) => isThere(one, given, present))
  return same
    ? {
        problems: {
          day: `There is a date on ${formatDate(same.starts_at, 'weekday-and-day', zone)} at this time already. To take more children, give that one more seats.`,
        },
      }
    : { sessions }
}

/** A date of a new course is of none that is there. */
function isThere(
  { starts_at }: SessionInput,
  { isCourse, batch }: NewDates,
  { sessions }: Present,
): boolean {
  if (isCourse && batch === '') return false
  const of = isCourse ? Number(batch) : null
  return sessions.some(
    (one) =>
      one.batch_id === of &&
      one.state === 'scheduled' &&
      Date.parse(one.starts_at) === Date.parse(starts_at),
  )
}
