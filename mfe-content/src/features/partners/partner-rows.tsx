import type { ContentCard } from '@brightyard/contract/entities'
import { contentPaths } from '@brightyard/contract/paths'
import { Link } from '@brightyard/runtime'
import { Box, chakra, Chip, Flex, Heading, Link as StyledLink, Text } from '@brightyard/ui'
import { PlaceIcon } from '@brightyard/ui/icons'
import { Thumbnail } from '../../pictures/thumbnail.tsx'

/** As in a directory: a line each, with the place where the eye looks for it. */
export const PartnerRows = ({ partners }: { partners: readonly ContentCard[] }) => (
  <chakra.ul
    aria-label="Partners"
    listStyleType="none"
    display="grid"
    gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: '1fr 1fr' }}
    columnGap="10"
  >
    {partners.map(({ id, slug, title, summary, picture, tags, place }) => (
      <Flex
        as="li"
        key={id}
        position="relative"
        wrap="wrap"
        gap={{ base: '4', md: '5' }}
        py="5"
        borderTop="1px solid"
        borderColor="border"
        _hover={{ bg: 'bg.subtle' }}
      >
        <Thumbnail picture={picture} width="5.5rem" borderRadius="xl" />
        <Box minW="0" flex="1 1 9rem">
          <Heading as="h2" size="sm">
            <StyledLink
              asChild
              variant="quiet"
              _after={{ content: '""', position: 'absolute', inset: '0' }}
            >
              <Link to={contentPaths.partner.to({ slug })}>{title}</Link>
            </StyledLink>
          </Heading>
          <Flex gap="1.5" align="center" mt="0.5" color="colorPalette.fg" fontWeight="semibold">
            <PlaceIcon size={16} aria-hidden />
            {place}
          </Flex>
          <Text mt="1.5">{summary}</Text>
        </Box>
        {tags[0] ? (
          <Box display={{ base: 'none', sm: 'block' }}>
            <Chip>{tags[0]}</Chip>
          </Box>
        ) : null}
      </Flex>
    ))}
  </chakra.ul>
)
