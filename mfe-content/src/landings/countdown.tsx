import { formatDate, homeZone } from '@brightyard/runtime'
import { useSyncExternalStore } from 'react'

const minute = 60_000

function everyTenSeconds(onTick: () => void) {
  const timer = setInterval(onTick, minute / 6)
  return () => clearInterval(timer)
}

/** The minute it is; null on the server, whose page is read later. */
export const useMinute = () =>
  useSyncExternalStore(
    everyTenSeconds,
    () => Math.floor(Date.now() / minute),
    () => null,
  )

interface CountdownProps {
  starts: string
  ends: string
}

/** How long it is until something starts, from the browser's clock. */
export function Countdown({ starts, ends }: CountdownProps) {
  const now = useMinute()
  return (
    <time dateTime={starts} data-live>
      {now === null
        ? formatDate(starts, 'weekday-and-day', homeZone)
        : untilText(now, starts, ends)}
    </time>
  )
}

/** `In 2 days 4 h`, `In 35 min`, `Now`. `now`: minutes since 1970. */
export function untilText(now: number, starts: string, ends: string): string {
  const minutes = Math.ceil(Date.parse(starts) / minute) - now
  if (Date.parse(ends) / minute <= now) return 'Over'
  if (minutes <= 0) return 'Now'
  const days = Math.floor(minutes / (24 * 60))
  const hours = Math.floor(minutes / 60) % 24
  if (days > 0)
    return `In ${days === 1 ? '1 day' : `${days} days`}${hours > 0 ? ` ${hours} h` : ''}`
  return hours > 0 ? `In ${hours} h ${minutes % 60} min` : `In ${minutes} min`
}
