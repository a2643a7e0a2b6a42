import { useEffect, useState } from 'react'

export interface ServerClock {
  /** The server's time in its answer. */
  now: string
  /** When the answer was received, by the clock of this browser. */
  readAt: number
}

/** The time of the server, second by second, whatever the clock of this device says. */
export function useServerClock({ now, readAt }: ServerClock): number {
  const [here, setHere] = useState(readAt)
  useEffect(() => {
    const tick = () => setHere(Date.now())
    tick()
    const timer = setInterval(tick, 1000)
    return () => clearInterval(timer)
  }, [readAt])
  return Date.parse(now) + Math.max(0, here - readAt)
}

/** `2 days 3 hours`, `1 hour 5 minutes`, `4:09`. */
export function timeLeft(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000))
  const minutes = Math.floor(seconds / 60)
  const hours = Math.floor(minutes / 60)
  const days = Math.floor(hours / 24)
  const unit = (count: number, name: string) =>
    count > 0 ? `${count} ${name}${count === 1 ? '' : 's'}` : ''
  if (days > 0) return `${unit(days, 'day')} ${unit(hours % 24, 'hour')}`.trim()
  if (hours > 0) return `${unit(hours, 'hour')} ${unit(minutes % 60, 'minute')}`.trim()
  return `${minutes}:${String(seconds % 60).padStart(2, '0')}`
}
