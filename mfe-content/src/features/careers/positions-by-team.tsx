import type { ContentCard } from '@brightyard/contract/entities'
import { contentPaths } from '@brightyard/contract/paths'
import { DateTime, Link } from '@brightyard/runtime'
import {
  Box,
  chakra,
  Flex,
  Grid,
  Heading,
  Link as StyledLink,
  Section,
  Stack,
  Text,
} from '@brightyard/ui'
import { PlaceIcon } from '@brightyard/ui/icons'

/** Open positions under their teams. */
export function PositionsByTeam({ positions }: { positions: readonly ContentCard[] }) {
  const teams = [...new Set(positions.map(({ tags }) => tags[0] ?? 'Brightyard'))].toSorted()
  return (
    <Stack gap={{ base: '8', md: '10' }}>
      {teams.map((team) => (
        <Section key={team} title={team} headingSize="sm">
          <chakra.ul listStyleType="none" aria-label={`Positions: ${team}`}>
            {positions
              .filter(({ tags }) => (tags[0] ?? 'Brightyard') === team)
              .map((position) => (
                <Position key={position.id} position={position} />
              ))}
          </chakra.ul>
        </Section>
      ))}
    </Stack>
  )
}

const Position = ({
  position: { slug, title, summary, place, subtitle, ends_at },
}: {
  position: ContentCard
}) => (
  <Grid
    as="li"
    position="relative"
    templateColumns={{ base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 15rem' }}
    columnGap="8"
    rowGap="1.5"
    py="4"
    borderTop="1px solid"
    borderColor="border"
    _hover={{ bg: 'brand.subtle' }}
  >
    <Box>
      <Heading as="h3" size="xs" color="brand.fg">
        <StyledLink
          asChild
          variant="quiet"
          _after={{ content: '""', position: 'absolute', inset: '0' }}
        >
          <Link to={contentPaths.career.to({ slug })}>{title}</Link>
        </StyledLink>
      </Heading>
      <Text maxW="prose">{summary}</Text>
    </Box>
    <Box fontSize="sm">
      <Flex gap="1.5" align="center" fontWeight="semibold">
        <PlaceIcon size={16} aria-hidden />
        {place}
      </Flex>
      <Text>{subtitle}</Text>
      {ends_at ? (
        <Text color="fg.muted">
          Apply until <DateTime iso={ends_at} show="day-and-month" zone="home" />
        </Text>
      ) : null}
    </Box>
  </Grid>
)
