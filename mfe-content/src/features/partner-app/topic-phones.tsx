import { contentPaths } from '@brightyard/contract/paths'
import { Link, pictureProps } from '@brightyard/runtime'
import { Box, chakra, Container, Flex, Heading, Picture, Text } from '@brightyard/ui'
import { ArrowRightIcon } from '@brightyard/ui/icons'
import type { TopicCard } from './topics.ts'

/** The whole telephone leads to its topic. */
const TopicLink = chakra(Link, {
  base: {
    '&::after': { content: '""', position: 'absolute', inset: '0', borderRadius: 'inherit' },
  },
})

/** A telephone for each topic. */
export const TopicPhones = ({ title, topics }: { title: string; topics: readonly TopicCard[] }) =>
  topics.length === 0 ? null : (
    <Container py={{ base: '14', md: '20' }}>
      <Heading as="h2" size="xl" mb={{ base: '6', md: '9' }}>
        {title}
      </Heading>
      <chakra.ul
        aria-label={title}
        listStyleType="none"
        display="grid"
        gridTemplateColumns={{
          base: 'minmax(0, 1fr)',
          sm: 'repeat(2, minmax(0, 1fr))',
          lg: 'repeat(4, minmax(0, 1fr))',
        }}
        gap="6"
      >
        {topics.map(({ slug, title: name, text, picture }, at) => (
          <Flex
            as="li"
            key={slug}
            direction="column"
            position="relative"
            borderRadius="2rem"
            border="0.45rem solid"
            borderColor="neutral.deep"
            overflow="hidden"
            bg="bg.panel"
            mt={{ lg: at % 2 === 0 ? '0' : '8' }}
            mb={{ lg: at % 2 === 0 ? '8' : '0' }}
            _hover={{ borderColor: 'sun.bright' }}
          >
            {picture ? (
              <Picture
                {...pictureProps({ ...picture, alt: '' })}
                css={{ width: '100%', aspectRatio: '4 / 3', objectFit: 'cover' }}
              />
            ) : null}
            <Flex direction="column" flex="1" p="5" gap="2">
              <Heading as="h3" size="sm">
                <TopicLink to={contentPaths.partnerAppTopic.to({ slug })}>{name}</TopicLink>
              </Heading>
              <Text flex="1">{text}</Text>
              <Box color="sun.fg">
                <ArrowRightIcon aria-hidden />
              </Box>
            </Flex>
          </Flex>
        ))}
      </chakra.ul>
    </Container>
  )
