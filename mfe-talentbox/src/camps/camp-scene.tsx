import { Box, chakra, Container, Heading, Text } from '@brightyard/ui'
import type { ReactNode } from 'react'

/** One path of dots. */
const stars = Array.from(
  { length: 26 },
  (_, star) => `M${980 + ((star * 197) % 450)} ${18 + ((star * 131) % 210)}h.01`,
).join('')

interface TentProps {
  x: number
  y: number
  size: number
  cloth: string
  dark: string
}

/** A tent with a light in it. */
const Tent = ({ x, y, size, cloth, dark }: TentProps) => (
  <g transform={`translate(${x} ${y}) scale(${size})`}>
    <chakra.path d="M-70 0 0-96 70 0Z" fill={cloth} />
    <chakra.path d="M0-96 70 0H26Z" fill={dark} />
    <chakra.path d="M-22 0 0-60 22 0Z" fill="sun.muted" />
    <chakra.path d="M0-96v-16h20l-6 5 6 5H4" fill="sun.bright" />
  </g>
)

/** The camp at dusk: hills, tents, a fire that glows unless motion is reduced. Wide screens show more of it. */
const Dusk = ({ small }: { small: Record<'base' | 'md', string> }) => (
  <chakra.svg
    viewBox="0 0 1440 420"
    preserveAspectRatio="xMaxYMax slice"
    aria-hidden
    position="absolute"
    insetX="0"
    bottom="0"
    width="full"
    // On a telephone in the strip below the words alone: scaled to the whole band, tents would stand in the text.
    height={small}
  >
    {/* Beside the title, never behind its letters. */}
    <chakra.path
      d={stars}
      stroke="sun.muted"
      strokeWidth="4"
      strokeLinecap="round"
      display={{ base: 'none', xl: 'inline' }}
    />
    <chakra.g display={{ base: 'none', lg: 'inline' }}>
      <chakra.circle cx="1346" cy="96" r="46" fill="sun.muted" />
      <chakra.circle cx="1328" cy="84" r="40" fill="brand.deep" />
    </chakra.g>
    <chakra.path
      d="M0 300 190 176l150 96 190-134 220 150 170-96 200 118 190-142 130 90v222H0Z"
      fill="brand.solid"
    />
    <chakra.path d="M0 352c230-70 420-60 640-16s480 20 800-40v124H0Z" fill="learn.deep" />
    <Tent x={1290} y={356} size={0.7} cloth="talent.bright" dark="talent.deep" />
    <Tent x={930} y={368} size={0.85} cloth="shop.bright" dark="shop.solid" />
    <Tent x={1130} y={378} size={1.15} cloth="learn.bright" dark="learn.solid" />
    <chakra.g animation="breathe 3.2s ease-in-out infinite">
      <chakra.path
        d="M1030 392c-16-14-6-30 4-44 2 12 12 14 10 28 6-4 6-8 6-12 10 12 8 22 0 28Z"
        fill="sun.bright"
      />
    </chakra.g>
    <chakra.path d="M1012 394h44l6 8h-56Z" fill="neutral.deep" />
    <chakra.path d="M0 396c300-34 700-30 900-14s380 12 540-8v46H0Z" fill="learn.solid" />
    <chakra.path
      d="M1130 384c-30 24-120 20-180 40"
      fill="none"
      stroke="sun.muted"
      strokeWidth="6"
      strokeLinecap="round"
      strokeDasharray="1 16"
    />
  </chakra.svg>
)

interface CampBandProps {
  title: string
  /** Above the title: the way back. */
  before?: ReactNode
  children?: ReactNode
  /** Lower, for pages that people work on. */
  low?: boolean
}

/** The top of every page about camps. */
export const CampBand = ({ title, before, children, low = false }: CampBandProps) => (
  <Box position="relative" overflow="hidden" bg="brand.deep" color="brand.contrast">
    <Dusk small={low ? { base: '28', md: 'full' } : { base: '40', md: 'full' }} />
    <Container
      position="relative"
      pt={low ? { base: '6', md: '8' } : { base: '8', md: '14' }}
      pb={low ? { base: '28', md: '32' } : { base: '40', md: '40' }}
    >
      {before}
      <Heading
        as="h1"
        size={low ? 'xl' : 'display'}
        color="inherit"
        maxW={low ? { base: '46rem', lg: '38rem' } : '46rem'}
        mt="2"
        tabIndex={-1}
        data-page-heading=""
      >
        {title}
      </Heading>
      {children ? (
        <Text as="div" mt="3" fontSize="lg" maxW="36rem">
          {children}
        </Text>
      ) : null}
    </Container>
  </Box>
)
