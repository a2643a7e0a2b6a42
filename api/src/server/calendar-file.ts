import { withTimeZones } from '@brightyard/contract/calendar'
import { createEvents } from 'ics'
import type { DateArray, EventAttributes } from 'ics'

export interface CalendarEvent {
  /** Stable: a newer file with the same one replaces the event. */
  uid: string
  /** Grows with every change. */
  sequence: number
  title: string
  description: string
  location?: string
  url: string
  /** An instant; or a day, `2026-03-25`, for events of whole days. */
  start: Date | string
  /** Of whole days the last one. */
  end: Date | string
  /** IANA name of the zone of its times; without one they are in UTC. */
  timeZone?: string
  isCancelled?: boolean
  now: Date
}

/** A calendar file (RFC 5545). When all of its events are cancelled, calendars take them out. */
export function calendarFile(productId: string, events: readonly CalendarEvent[]): string {
  const isCancellation = events.length > 0 && events.every(({ isCancelled }) => isCancelled)
  const { value, error } = createEvents(events.map(attributesOf), {
    productId,
    method: isCancellation ? 'CANCEL' : 'PUBLISH',
  })
  if (!value) throw new Error('The dates cannot be written down.', { cause: error })
  return withTimeZones(
    value,
    events.map(({ timeZone }) => timeZone ?? null),
  )
}

function attributesOf(event: CalendarEvent) {
  const { uid, sequence, title, description, url } = event
  const { start, end, location, isCancelled = false, now } = event
  const attributes: EventAttributes = {
    uid,
    sequence,
    title,
    description,
    url,
    ...(location ? { location } : {}),
    start: partsOf(start),
    // The end of an all-day event is exclusive.
    end: partsOf(end, 1),
    startInputType: 'utc',
    startOutputType: 'utc',
    endInputType: 'utc',
    endOutputType: 'utc',
    status: isCancelled ? 'CANCELLED' : 'CONFIRMED',
    busyStatus: typeof start === 'string' ? 'FREE' : 'BUSY',
    created: now.getTime(),
  }
  return attributes
}

function partsOf(when: Date | string, laterDays = 0): DateArray {
  if (typeof when !== 'string')
    return [
      when.getUTCFullYear(),
      when.getUTCMonth() + 1,
      when.getUTCDate(),
      when.getUTCHours(),
      when.getUTCMinutes(),
    ]
  const day = new Date(`${when}T00:00:00.000Z`)
  day.setUTCDate(day.getUTCDate() + laterDays)
  return [day.getUTCFullYear(), day.getUTCMonth() + 1, day.getUTCDate()]
}
