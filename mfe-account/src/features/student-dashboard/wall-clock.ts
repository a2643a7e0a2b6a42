import { formatDay, zonedClock } from '@brightyard/runtime'

/** What the clock and the calendar on the wall of a room show. */
export interface WallClock {
  /** `2026-03-18` */
  date: string
  /** 1 is Monday, 7 is Sunday. */
  weekday: number
  /** `09:05` */
  time: string
}

const millisecondsOfDay = 24 * 60 * 60 * 1000
const dayOf = (date: string) => new Date(`${date}T00:00:00.000Z`)

export const weekdayOf = (date: string): number => dayOf(date).getUTCDay() || 7

export const addDays = (date: string, days: number): string =>
  new Date(dayOf(date).getTime() + days * millisecondsOfDay).toISOString().slice(0, 10)

/** Whole days from one date to the other; negative for the past. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((dayOf(to).getTime() - dayOf(from).getTime()) / millisecondsOfDay)

export const minutesOf = (time: string): number =>
  Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))

/** The school's own time, wherever the child is. */
export function wallClock(now: Date, timeZone: string): WallClock {
  const { date, time } = zonedClock(now, timeZone)
  return { date, weekday: weekdayOf(date), time }
}

/** Also while the page stays open, without asking again. */
export const isPast = (one: WallClock, now: WallClock): boolean =>
  `${one.date} ${one.time}` <= `${now.date} ${now.time}`

/** `8:30 am`; `09:05` is `9:05 am`. */
export function clockText(time: string): string {
  const hour = Number(time.slice(0, 2))
  return `${hour % 12 || 12}:${time.slice(3, 5)} ${hour < 12 ? 'am' : 'pm'}`
}

/** `Monday` */
export const dayName = (date: string) => formatDay(date, 'weekday')
/** `Mon` */
export const shortDayName = (date: string) => formatDay(date, 'short-weekday')
/** `18 March` */
export const dateText = (date: string) => formatDay(date, 'day-and-month')

/** `today`, `tomorrow`, `on Friday` within a week, `on 18 March` otherwise; the past likewise. */
export function dayText(date: string, today: string): string {
  const days = daysBetween(today, date)
  if (days === 0) return 'today'
  if (days === 1) return 'tomorrow'
  if (days === -1) return 'yesterday'
  return Math.abs(days) < 7 ? `on ${dayName(date)}` : `on ${dateText(date)}`
}

/** `in 25 minutes`, `in 2 hours`, for as long as a day. */
export function inMinutes(minutes: number): string {
  if (minutes < 1) return 'now'
  if (minutes < 60) return minutes === 1 ? 'in 1 minute' : `in ${minutes} minutes`
  const hours = Math.round(minutes / 60)
  return hours === 1 ? 'in 1 hour' : `in ${hours} hours`
}
