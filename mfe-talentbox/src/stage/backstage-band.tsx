import { Box, chakra, Container, Heading } from '@brightyard/ui'
import type { ReactNode } from 'react'

/** The top of every page behind the stage: a mirror with its row of light bulbs. */
export const BackstageBand = ({ title, children }: { title: string; children?: ReactNode }) => (
  <Box position="relative" bg="talent.deep" color="talent.contrast" pb="7">
    <Container pt={{ base: '7', md: '10' }} pb={{ base: '5', md: '7' }}>
      <Heading as="h1" size="xl" color="inherit" tabIndex={-1} data-page-heading="">
        {title}
      </Heading>
      {children}
    </Container>
    <chakra.div
      aria-hidden
      position="absolute"
      bottom="0"
      insetX="0"
      height="5"
      bgColor="bg.inverted"
      css={{
        backgroundImage:
          'radial-gradient(circle, var(--by-colors-sun-muted) 0 22%, var(--by-colors-sun-bright) 24% 34%, transparent 37%)',
        backgroundSize: '1.75rem 1.25rem',
        backgroundRepeat: 'round',
      }}
    />
  </Box>
)
