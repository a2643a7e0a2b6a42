import { useEffect, useState } from 'react'

const everyMilliseconds = 15_000

/** The time, again and again, so that a page which stays open knows what is next. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), everyMilliseconds)
    return () => clearInterval(timer)
  }, [])
  return now
}
