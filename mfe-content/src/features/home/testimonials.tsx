import type { ContentCard } from '@brightyard/contract/entities'
import { Box, Card, chakra, Flex, Text } from '@brightyard/ui'
import { Rail } from '../../entries/rail.tsx'
import { Thumbnail } from '../../pictures/thumbnail.tsx'

const tints = ['brand', 'sun', 'learn', 'talent'] as const

/** What people say, in their words. */
export function Testimonials({ entries }: { entries: readonly ContentCard[] }) {
  return (
    <Rail focusable label="Testimonials" entryWidth="25rem">
      {entries.map((entry, index) => (
        <li key={entry.id}>
          <Card
            as="figure"
            variant="tinted"
            height="full"
            p="6"
            colorPalette={tints[index % tints.length] ?? 'brand'}
          >
            <chakra.blockquote flex="1">
              <Text fontFamily="heading" fontWeight="bold" fontSize="xl" lineHeight={1.2}>
                {entry.title}
              </Text>
              <Text mt="3">{entry.summary}</Text>
            </chakra.blockquote>
            <Flex as="figcaption" align="center" gap="3" mt="5">
              <Thumbnail picture={entry.picture} width="3rem" borderRadius="full" />
              <Box fontSize="sm" color="colorPalette.fg" fontWeight="semibold">
                {entry.subtitle}
              </Box>
            </Flex>
          </Card>
        </li>
      ))}
    </Rail>
  )
}
