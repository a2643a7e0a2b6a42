import { accountPaths } from '@brightyard/contract/paths'
import { Link, useUser } from '@brightyard/runtime'
import {
  Box,
  chakra,
  Container,
  Edge,
  Flex,
  Heading,
  LinkButton,
  Marked,
  media,
  Text,
} from '@brightyard/ui'
import { StageScene } from '@brightyard/ui/art'
import { Valance } from '../../stage/theatre.tsx'

/** On a low screen title and button stand beside the scene, and the rest of the words below them. */
const lowStyle = {
  paddingTop: '2.75rem',
  paddingBottom: '4rem',
  '& h1': { fontSize: '1.75rem' },
  '& [data-words]': { display: 'flex', flexDirection: 'column' },
  '& [data-words] > *': { order: 2, marginTop: '0.75rem' },
  '& [data-words] > h1, & [data-words] > [data-actions]': { order: 1 },
} as const

/** The first screen: what the TalentBox is, how much is on, and how to join. */
export function StageHero({ summary }: { summary: string }) {
  const user = useUser()
  return (
    <Box position="relative" overflow="hidden" bg="talent.deep" color="talent.contrast">
      <Beams />
      <Valance />
      <Container
        pt={{ base: '16', md: '24' }}
        pb={{ base: '16', md: '28' }}
        css={{ [media.low]: lowStyle }}
      >
        <Flex
          direction={{ base: 'column', md: 'row' }}
          align="center"
          gap={{ base: '8', md: '12' }}
        >
          <Box flex="1 1 55%" width="full" data-words="">
            <Text fontFamily="heading" fontWeight="bold" fontSize="lg" color="sun.muted" mb="2">
              TalentBox
            </Text>
            <Heading as="h1" size="display" color="inherit" tabIndex={-1} data-page-heading="">
              Every child has a <Marked>number</Marked> to show
            </Heading>
            <Text mt="5" fontSize="lg" maxW="34rem">
              Paint it, sing it, build it, cook it. Our campaigns are small stages for big ideas,
              with a jury that sees the work before it sees a name.
            </Text>
            {/* Keeps its height while the numbers load. */}
            <Text mt="4" minH="1.6em" fontFamily="heading" fontWeight="semibold" color="sun.muted">
              {summary}
            </Text>
            <Flex mt="6" gap="3" wrap="wrap" colorPalette="sun" data-actions="">
              <LinkButton size="lg" href="#open-now">
                See what is open
              </LinkButton>
              {/* One link in one place, so that nothing moves when the session is known. */}
              <LinkButton asChild size="lg" variant="outline" colorPalette="talent">
                {user ? (
                  <a href="#take-part">How to take part</a>
                ) : (
                  <Link to={accountPaths.signup.to()}>Sign up</Link>
                )}
              </LinkButton>
            </Flex>
          </Box>
          <Box flex="1 1 45%" width="full" maxW={{ base: '20rem', md: '34rem' }}>
            <StageScene />
          </Box>
        </Flex>
      </Container>
      <Edge shape="torn" color="talent.subtle" />
    </Box>
  )
}

/** Two beams of light that cross behind the words. */
const Beams = () => (
  <chakra.svg
    viewBox="0 0 1440 700"
    preserveAspectRatio="xMidYMin slice"
    aria-hidden
    position="absolute"
    inset="0"
    width="full"
    height="full"
  >
    <chakra.path d="M120-20 980 700H420Z" fill="talent.solid" />
    <chakra.path d="M1340-20 640 700h560Z" fill="talent.solid" opacity="0.7" />
  </chakra.svg>
)
