import type { ContentCard } from '@brightyard/contract/entities'
import { DateTime } from '@brightyard/runtime'
import { Box, chakra, Flex, Heading, Text } from '@brightyard/ui'
import { AwardIcon } from '@brightyard/ui/icons'
import { Thumbnail } from '../../pictures/thumbnail.tsx'

/** News in full: they have no pages of their own. */
export function NewsList({ entries }: { entries: readonly ContentCard[] }) {
  return (
    <chakra.ul
      listStyleType="none"
      display="grid"
      gridTemplateColumns={{ base: '1fr', md: '1fr 1fr' }}
      columnGap="10"
      rowGap={{ base: '6', md: '8' }}
    >
      {entries.map((entry) => (
        <Flex as="li" key={entry.id} gap="4" align="flex-start">
          <Thumbnail
            picture={entry.picture}
            width={{ base: '6rem', sm: '9rem' }}
            aspectRatio={4 / 3}
          />
          <Box minW="0">
            <Text fontSize="sm" color="fg.muted">
              <DateTime iso={entry.published_at} zone="home" />
              {entry.author ? ` · ${entry.author}` : null}
            </Text>
            <Heading as="h3" size="xs" mt="1">
              {entry.title}
            </Heading>
            <Text mt="1" fontSize="sm">
              {entry.summary}
            </Text>
          </Box>
        </Flex>
      ))}
    </chakra.ul>
  )
}

/** Awards, with who gave them and why. */
export function Awards({ entries }: { entries: readonly ContentCard[] }) {
  return (
    <chakra.ul
      listStyleType="none"
      display="grid"
      gridTemplateColumns="repeat(auto-fill, minmax(min(100%, 20rem), 1fr))"
      gap={{ base: '5', md: '7' }}
    >
      {entries.map((entry) => (
        <Flex as="li" key={entry.id} gap="4" colorPalette="sun">
          <Flex
            flexShrink={0}
            boxSize="12"
            borderRadius="full"
            bg="colorPalette.muted"
            color="colorPalette.fg"
            align="center"
            justify="center"
          >
            <AwardIcon size={24} />
          </Flex>
          <Box minW="0">
            <Heading as="h3" size="xs">
              {entry.title}
            </Heading>
            <Text fontSize="sm" color="fg.muted">
              {entry.subtitle ?? entry.author}
            </Text>
            <Text fontSize="sm" mt="1">
              {entry.summary}
            </Text>
          </Box>
        </Flex>
      ))}
    </chakra.ul>
  )
}
