import { Box, chakra, media } from '@brightyard/ui'
import type { ReactNode } from 'react'

const width = 90
const folds = Array.from({ length: 20 }, (_, fold) => fold * width)

/** The short curtain along the top of the stage. The folds keep their size; wide screens show more of them. */
export const Valance = ({ colours = ['sun.bright', 'talent.bright'] }: { colours?: string[] }) => (
  <chakra.svg
    viewBox={`0 0 ${folds.length * width} 60`}
    preserveAspectRatio="xMinYMin slice"
    aria-hidden
    position="absolute"
    top="0"
    insetX="0"
    width="full"
    height={{ base: '8', md: '12' }}
  >
    {folds.map((x, fold) => (
      <chakra.path
        key={x}
        d={`M${x} 0h${width}v22a${width / 2} 30 0 0 1-${width} 0Z`}
        fill={colours[fold % colours.length] ?? 'sun.bright'}
      />
    ))}
  </chakra.svg>
)

/** The long curtains at both sides, drawn back. Only where there is room beside the words. */
export const Curtains = () => (
  <>
    {(['left', 'right'] as const).map((side) => (
      <chakra.svg
        key={side}
        viewBox="0 0 120 700"
        preserveAspectRatio="none"
        aria-hidden
        position="absolute"
        top="0"
        {...{ [side]: '0' }}
        width={{ base: '0', xl: 'clamp(3.5rem, calc((100vw - 72rem) / 2), 6.5rem)' }}
        height="full"
        transform={side === 'right' ? 'scaleX(-1)' : undefined}
      >
        <chakra.path d="M0 0h120c-4 260-34 420-92 700H0Z" fill="colorPalette.solid" />
        <chakra.path
          d="M28 0h22c0 240-16 440-42 700H0C20 420 28 240 28 0Z"
          fill="colorPalette.deep"
        />
        <chakra.path
          d="M78 0h20c-4 230-24 380-66 600 28-200 44-370 46-600Z"
          fill="colorPalette.deep"
        />
        <chakra.path d="M0 452c34 8 62 4 84-10l-4 22c-24 14-50 16-80 8Z" fill="sun.bright" />
      </chakra.svg>
    ))}
  </>
)

/** Light from above, behind what is shown. */
const Beams = ({ children }: { children: ReactNode }) => (
  <chakra.svg
    viewBox="0 0 1440 700"
    preserveAspectRatio="xMidYMin slice"
    aria-hidden
    position="absolute"
    inset="0"
    width="full"
    height="full"
  >
    {children}
  </chakra.svg>
)

/** Beams in the colour of the campaign that meet on what is shown; they breathe, unless motion is reduced. */
export const Spotlights = () => (
  <Beams>
    <chakra.path d="M560-40 1330 700H760Z" fill="colorPalette.bright" opacity="0.2" />
    <chakra.path
      d="M1420-40 1310 700H720Z"
      fill="colorPalette.bright"
      opacity="0.24"
      animation="breathe 7s ease-in-out infinite"
    />
    <chakra.path
      d="M-40-40 640 700H120Z"
      fill="sun.bright"
      opacity="0.1"
      animation="breathe 9s ease-in-out infinite"
    />
  </Beams>
)

/** One beam from above on the middle, where the first one stands; its edges breathe, unless motion is reduced. */
export const Followspot = () => (
  <Beams>
    <chakra.path d="M690-40h60L1010 700H430Z" fill="sun.bright" opacity="0.2" />
    <chakra.path
      d="M660-40h120L1130 700H310Z"
      fill="sun.bright"
      opacity="0.12"
      animation="breathe 8s ease-in-out infinite"
    />
  </Beams>
)

/** The boards of the stage, under what is shown. */
export const StageFloor = () => (
  <chakra.svg
    viewBox="0 0 1440 120"
    preserveAspectRatio="none"
    aria-hidden
    position="absolute"
    bottom="0"
    insetX="0"
    width="full"
    height={{ base: '10', md: '20' }}
  >
    <chakra.path d="M0 120V66C360 10 1080 10 1440 66v54Z" fill="colorPalette.deep" />
    <chakra.path d="M0 120V78c360-56 1080-56 1440 0v42Z" fill="colorPalette.solid" />
  </chakra.svg>
)

/** A frame of light bulbs, as around the poster of a theatre. */
export const Marquee = ({ children }: { children: ReactNode }) => (
  <Box
    p="5"
    borderRadius="xl"
    bgColor="colorPalette.deep"
    boxShadow="lg"
    maxW="30rem"
    width="full"
    mx="auto"
    transform={{ md: 'rotate(1.2deg)' }}
    css={{
      backgroundImage:
        'radial-gradient(circle, var(--by-colors-sun-muted) 0 22%, var(--by-colors-sun-bright) 24% 34%, transparent 37%)',
      backgroundSize: '1.25rem 1.25rem',
      backgroundRepeat: 'round',
      [media.below475]: { padding: '1rem' },
    }}
  >
    <Box borderRadius="md" overflow="hidden" bg="bg.panel">
      {children}
    </Box>
  </Box>
)
