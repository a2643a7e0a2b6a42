import { useEffect, useState } from 'react'

const tickMs = 15_000

/**
 * The present by the clock of the server: it counts on from the time in an answer with a stopwatch, so a device whose
 * clock is wrong shows the same as all others.
 */
export function useServerNow(serverTime: string): number {
  const answered = Date.parse(serverTime)
  const [passed, setPassed] = useState({ since: answered, ms: 0 })
  useEffect(() => {
    const start = performance.now()
    const timer = setInterval(
      () => setPassed({ since: answered, ms: performance.now() - start }),
      tickMs,
    )
    return () => clearInterval(timer)
  }, [answered])
  return answered + (passed.since === answered ? passed.ms : 0)
}

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/** What a countdown shows: days and hours, in the last day hours and minutes. */
export function countdown(ms: number): { value: number; unit: string }[] {
  const left = Math.max(0, ms)
  const parts =
    left >= day
      ? [
          { value: Math.floor(left / day), unit: 'day' },
          { value: Math.floor((left % day) / hour), unit: 'hour' },
        ]
      : [
          { value: Math.floor(left / hour), unit: 'hour' },
          { value: Math.floor((left % hour) / minute), unit: 'minute' },
        ]
  return parts.map(({ value, unit }) => ({ value, unit: value === 1 ? unit : `${unit}s` }))
}
