import { LiveRegion, Text, type TextProps } from '@brightyard/ui'
import { useEffect, useRef, useState } from 'react'
import { clockText, type ServerClock, warningAt } from './server-clock.ts'

interface Props extends TextProps {
  endsAt: string
  clock: ServerClock
  /** Once, at the end. */
  onEnd?: () => void
}

/** The time that is left, by the server's clock; ten, five and one minutes before the end it is read out. */
export function Countdown({ endsAt, clock, onEnd, ...rest }: Props) {
  const end = Date.parse(endsAt)
  const [left, setLeft] = useState(() => end - clock.now())
  const ended = useRef(false)
  useEffect(() => {
    const tick = () => {
      const now = end - clock.now()
      setLeft(now)
      if (now > 0 || ended.current) return
      ended.current = true
      onEnd?.()
    }
    tick()
    const timer = setInterval(tick, 500)
    return () => clearInterval(timer)
  }, [end, clock, onEnd])
  const isShort = left < 5 * 60_000
  return (
    <>
      <Text
        role="timer"
        aria-label="Time left"
        fontSize="2xl"
        fontWeight="bold"
        fontVariantNumeric="tabular-nums"
        {...(isShort ? { color: 'danger.fg' } : {})}
        {...rest}
      >
        {clockText(left)}
      </Text>
      <LiveRegion>{warningAt(left)}</LiveRegion>
    </>
  )
}
