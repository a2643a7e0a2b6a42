import type { Offering } from '@brightyard/contract/entities'
import { activityPaths } from '@brightyard/contract/paths'
import { Link } from '@brightyard/runtime'
import {
  Avatar,
  Box,
  chakra,
  Flex,
  Heading,
  Link as LinkStyle,
  LinkButton,
  Section,
  Text,
  VisuallyHidden,
} from '@brightyard/ui'
import { CheckIcon, ExternalIcon, PlaceIcon } from '@brightyard/ui/icons'
import { Thumbnail } from '../../pictures/thumbnail.tsx'

interface OfOffering {
  offering: Offering
}

export function Bring({ things }: { things: readonly string[] }) {
  if (things.length === 0) return null
  return (
    <Section title="What to bring">
      <chakra.ul listStyleType="none" display="grid" gap="2">
        {things.map((thing) => (
          <Flex
            as="li"
            key={thing}
            gap="3"
            align="center"
            overflowWrap="anywhere"
            css={{ '& svg': { flexShrink: 0 } }}
          >
            <Box color="colorPalette.fg">
              <CheckIcon size={20} />
            </Box>
            {thing}
          </Flex>
        ))}
      </chakra.ul>
    </Section>
  )
}

/** Where it is. The map is another site's: a link, nothing is loaded from there. */
export function Place({ offering: { venue } }: OfOffering) {
  if (!venue)
    return (
      <Section title="Where">
        <Text>Online, from home. You need a quiet corner, a camera and sound.</Text>
      </Section>
    )
  const { name, address, city, location } = venue
  const place = location
    ? `${location.latitude},${location.longitude}`
    : [name, address, city].join(', ')
  return (
    <Section title="Where">
      <Text fontWeight="bold">{name}</Text>
      <Text>
        {address}, {city}
      </Text>
      <LinkButton
        mt="3"
        size="sm"
        variant="soft"
        href={`https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(place)}`}
        target="_blank"
        rel="noopener noreferrer"
        startIcon={<PlaceIcon />}
        endIcon={<ExternalIcon />}
      >
        Open the map
        <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
      </LinkButton>
    </Section>
  )
}

/** Who teaches, and whose offer it is. */
export function People({ offering: { teachers, organiser } }: OfOffering) {
  return (
    <Section title={teachers.length > 0 ? 'Who teaches' : 'Who organises it'}>
      <chakra.ul
        listStyleType="none"
        display="grid"
        gridTemplateColumns="minmax(0, 1fr)"
        gap="5"
        mb={teachers.length > 0 ? '5' : '0'}
      >
        {teachers.map(({ id, name, about, picture }) => (
          <Flex as="li" key={id} gap="4" align="flex-start" wrap="wrap">
            {picture ? (
              <Thumbnail picture={picture} width="5rem" borderRadius="full" />
            ) : (
              <Avatar name={name} decorative />
            )}
            <Box minW="0" flex="1 1 9rem">
              <Heading as="h3" size="xs">
                {name}
              </Heading>
              <Text mt="1">{about}</Text>
            </Box>
          </Flex>
        ))}
      </chakra.ul>
      <Text>
        Organised by{' '}
        <LinkStyle asChild display="inline-block" py="2.5">
          <Link to={activityPaths.activitiesListing.to({}, { organiser: organiser.id })}>
            {organiser.name}
          </Link>
        </LinkStyle>
      </Text>
    </Section>
  )
}

export const Policy = ({ offering: { policy } }: OfOffering) => (
  <Section title="If plans change">
    <chakra.ul listStyleType="disc" ps="5" display="grid" gap="2">
      {policy.sentences.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </chakra.ul>
  </Section>
)
