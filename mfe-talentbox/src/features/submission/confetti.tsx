import { Box } from '@brightyard/ui'
import { useEffect, useRef } from 'react'

const colours = ['sun.bright', 'talent.bright', 'brand.bright', 'learn.bright', 'shop.bright']
const pieces = Array.from({ length: 36 }, (_, at) => ({
  left: `${(at * 37) % 100}%`,
  colour: colours[at % colours.length] ?? 'sun.bright',
  delay: (at * 53) % 600,
  turn: 360 + ((at * 97) % 540),
}))

/** Paper that falls once, for something that was achieved; nothing for those who want less motion. */
export function Confetti() {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const isWanted = !matchMedia('(prefers-reduced-motion: reduce)').matches
    if (!isWanted || !('animate' in Element.prototype)) return
    for (const [at, piece] of [...(box.current?.children ?? [])].entries()) {
      const { delay = 0, turn = 360 } = pieces[at] ?? {}
      piece.animate(
        [
          { opacity: 1, transform: 'translateY(-1.5rem) rotate(0)' },
          { opacity: 1, offset: 0.7 },
          { opacity: 0, transform: `translateY(24rem) rotate(${turn}deg)` },
        ],
        { duration: 2200, delay, easing: 'cubic-bezier(0.3, 0.2, 0.6, 1)' },
      )
    }
  }, [])
  return (
    <Box ref={box} aria-hidden position="absolute" inset="0" pointerEvents="none" overflow="hidden">
      {pieces.map(({ left, colour }, at) => (
        <Box
          key={at}
          position="absolute"
          top="0"
          width="0.5rem"
          height="0.875rem"
          bg={colour}
          opacity="0"
          style={{ left }}
        />
      ))}
    </Box>
  )
}
