/** Tells the server's time from the moment it was heard; the device's own clock has no part in it. */
export interface ServerClock {
  /** Milliseconds. */
  now: () => number
  hear: (serverTime: string) => void
}

/** Counts by the browser's monotonic clock, which no setting moves. */
export function serverClock(serverTime: string): ServerClock {
  let heard = Date.parse(serverTime)
  let at = performance.now()
  return {
    now: () => heard + performance.now() - at,
    hear(time) {
      heard = Date.parse(time)
      at = performance.now()
    },
  }
}

/** `1:04:09`, `9:05` */
export function clockText(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000))
  const two = (count: number) => String(count).padStart(2, '0')
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60)]
  return hours > 0
    ? `${hours}:${two(minutes)}:${two(seconds % 60)}`
    : `${minutes}:${two(seconds % 60)}`
}

const warnings = [10, 5, 1]

/** What is read out when a warning's minute has just begun; empty otherwise. */
export function warningAt(milliseconds: number): string {
  const left = milliseconds / 60_000
  const minutes = warnings.findLast((one) => left <= one && left > one - 0.25)
  if (minutes === undefined) return ''
  return minutes === 1 ? 'One minute left.' : `${minutes} minutes left.`
}
