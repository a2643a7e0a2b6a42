import { contentPaths } from '@brightyard/contract/paths'
import { Link } from '@brightyard/runtime'
import { Box, chakra, Container, Flex, Heading, Text } from '@brightyard/ui'
import { ArrowRightIcon, BellIcon, CheckIcon } from '@brightyard/ui/icons'
import type { TopicCard } from './topics.ts'

interface Said {
  title: string
  text: string
}

export const Changes = ({ title, cards }: { title: string | null; cards: readonly Said[] }) => (
  <Container py={{ base: '12', md: '20' }}>
    <Heading as="h2" size="xl" mb="6">
      {title ?? 'What changes'}
    </Heading>
    <chakra.ul
      listStyleType="none"
      display="grid"
      gridTemplateColumns="repeat(auto-fit, minmax(min(100%, 16rem), 1fr))"
      gap="8"
    >
      {cards.map(({ title: name, text }) => (
        <Box as="li" key={name}>
          <Flex
            aria-hidden
            boxSize="10"
            align="center"
            justify="center"
            borderRadius="full"
            bg="colorPalette.solid"
            color="colorPalette.contrast"
          >
            <CheckIcon />
          </Flex>
          <Heading as="h3" size="md" mt="3">
            {name}
          </Heading>
          <Text mt="1" fontSize="lg">
            {text}
          </Text>
        </Box>
      ))}
    </chakra.ul>
  </Container>
)

/** The day as the app tells it: notices on a locked screen, one below the other. */
export const Day = ({ title, steps }: { title: string | null; steps: readonly Said[] }) => (
  <Box bg="neutral.deep" color="neutral.contrast" py={{ base: '12', md: '20' }}>
    <Container>
      <Heading as="h2" size="xl" color="inherit" textAlign="center">
        {title ?? 'A day with the app'}
      </Heading>
      <chakra.ol
        aria-label={title ?? 'A day with the app'}
        listStyleType="none"
        display="grid"
        gap="4"
        gridTemplateColumns="minmax(0, 1fr)"
        mt={{ base: '6', md: '9' }}
        mx="auto"
        maxW="38rem"
      >
        {steps.map(({ title: name, text }) => (
          <Flex
            as="li"
            key={name}
            wrap="wrap"
            gap="4"
            bg="bg.panel"
            color="fg"
            borderRadius="1.5rem"
            p={{ base: '4', md: '5' }}
          >
            <Flex
              aria-hidden
              flexShrink={0}
              boxSize="11"
              align="center"
              justify="center"
              borderRadius="lg"
              bg="colorPalette.muted"
              color="colorPalette.fg"
            >
              <BellIcon />
            </Flex>
            <Box minW="0" flex="1 1 9rem">
              <Heading as="h3" size="sm">
                {name}
              </Heading>
              <Text mt="1">{text}</Text>
            </Box>
          </Flex>
        ))}
      </chakra.ol>
    </Container>
  </Box>
)

/** The whole band leads on. */
const NextLink = chakra(Link, {
  base: { '&::after': { content: '""', position: 'absolute', inset: '0' } },
})

export const Next = ({ topic: { slug, title, text } }: { topic: TopicCard }) => (
  <Box
    as="nav"
    aria-label="Next topic"
    position="relative"
    bg="colorPalette.solid"
    color="colorPalette.contrast"
  >
    <Container py={{ base: '8', md: '12' }}>
      <Flex align="center" justify="space-between" gap="6">
        <Box minW="0">
          <Text fontWeight="semibold">Next topic</Text>
          <Text
            fontFamily="heading"
            fontWeight="bold"
            fontSize={{ base: '2xl', md: '4xl' }}
            lineHeight="1.15"
          >
            <NextLink to={contentPaths.partnerAppTopic.to({ slug })}>{title}</NextLink>
          </Text>
          <Text mt="1">{text}</Text>
        </Box>
        <ArrowRightIcon size={40} aria-hidden />
      </Flex>
    </Container>
  </Box>
)
