import { chakra } from '@chakra-ui/react/styled-system'

const edges = {
  hill: 'M0 60V34c180-46 330-34 520-8s360 22 520-10 290-16 400 8v36Z',
  wave: 'M0 60V30c120 24 240 24 360 0s240-24 360 0 240 24 360 0 240-24 360 0v30Z',
  torn: 'M0 60V22c200 30 420-14 660-2s420 40 780-6v46Z',
}

export interface EdgeProps {
  /** `hill` (default), `wave` or `torn`. */
  shape?: keyof typeof edges
  /** Colour of what follows; `bg` by default. */
  color?: string
  /** Hangs from the top instead of standing on the bottom. */
  flip?: boolean
}

/** A soft edge between two coloured parts of a page. The parent needs `position="relative"`. */
export function Edge({ shape = 'hill', color = 'bg', flip = false }: EdgeProps) {
  return (
    <chakra.svg
      viewBox="0 0 1440 60"
      preserveAspectRatio="none"
      aria-hidden
      position="absolute"
      insetX="0"
      {...(flip ? { top: '-1px', transform: 'scaleY(-1)' } : { bottom: '-1px' })}
      width="full"
      height={{ base: '7', md: '12' }}
      pointerEvents="none"
    >
      <chakra.path d={edges[shape]} fill={color} />
    </chakra.svg>
  )
}
