import type { ReactNode } from 'react'
import { Container, Heading } from '../content/styled.ts'
import { Box, Flex, Text, type BoxProps } from '../layout.ts'
import type { Area } from '../theme/palette.ts'
import { Edge, type EdgeProps } from './edge.tsx'

export interface AreaBandProps extends Omit<BoxProps, 'children'> {
  /** Whose colour everything inside takes. */
  area?: Area | 'sun' | 'neutral'
  /** Palest (default) or with more colour. */
  strength?: 'subtle' | 'muted'
  /** The edge on the bottom; `none` for a straight one. */
  edge?: EdgeProps['shape'] | 'none'
  /** Colour of what follows the band. */
  edgeColor?: string
  children?: ReactNode
}

/** A coloured band across the page that ends in a soft edge. Buttons and links inside take its colour. */
export function AreaBand({
  area = 'brand',
  strength = 'subtle',
  edge = 'hill',
  edgeColor,
  children,
  ...rest
}: AreaBandProps) {
  return (
    <Box
      position="relative"
      colorPalette={area}
      bg={`${area}.${strength}`}
      pt={{ base: '8', md: '12' }}
      pb={edge === 'none' ? { base: '8', md: '12' } : { base: '14', md: '24' }}
      {...rest}
    >
      {children}
      {edge === 'none' ? null : <Edge shape={edge} {...(edgeColor ? { color: edgeColor } : {})} />}
    </Box>
  )
}

export interface HeroProps {
  area?: Area
  /** A word or two above the title. */
  kicker?: string
  /** The page's `h1`. */
  title: ReactNode
  /** One or two sentences. */
  children?: ReactNode
  /** Buttons. */
  actions?: ReactNode
  /** A drawing from `@brightyard/ui/art` or a `Picture`. */
  art?: ReactNode
}

/** The opening of a page: the title large, one thought, one or two actions, a drawing. */
export function Hero({ area = 'brand', kicker, title, children, actions, art }: HeroProps) {
  return (
    <AreaBand area={area} strength="subtle" overflow="hidden">
      <Container>
        <Flex
          direction={{ base: 'column', md: 'row' }}
          align="center"
          gap={{ base: '8', md: '12' }}
        >
          <Box flex="1 1 55%" width="full" maxW={{ md: '38rem' }}>
            {kicker ? (
              <Text color="colorPalette.fg" fontWeight="bold" mb="3">
                {kicker}
              </Text>
            ) : null}
            <Heading as="h1" size="display" tabIndex={-1} data-page-heading="">
              {title}
            </Heading>
            {children ? (
              <Box mt="4" fontSize="lg" maxW="34rem">
                {children}
              </Box>
            ) : null}
            {actions ? (
              <Flex mt="7" gap="3" wrap="wrap">
                {actions}
              </Flex>
            ) : null}
          </Box>
          {art ? (
            <Box flex="1 1 45%" width="full" maxW={{ base: '22rem', md: '34rem' }}>
              {art}
            </Box>
          ) : null}
        </Flex>
      </Container>
    </AreaBand>
  )
}
