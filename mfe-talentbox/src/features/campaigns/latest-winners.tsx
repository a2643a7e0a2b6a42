import type { Campaign, PublicEntry } from '@brightyard/contract/entities'
import { talentboxPaths } from '@brightyard/contract/paths'
import { Link } from '@brightyard/runtime'
import { useQueries } from '@brightyard/runtime/lists'
import { Box, Flex, Heading, Link as StyledLink, Section, SimpleGrid, Text } from '@brightyard/ui'
import { TrophyIcon } from '@brightyard/ui/icons'
import { colourOf } from '../../campaign/campaign-facts.ts'
import { byAgeGroup } from '../../stage/age-groups.ts'
import { placeWords } from '../../stage/place-words.ts'
import { winnersQuery } from '../../stage/talent.queries.ts'

/** The last campaigns with a verdict. */
export const lastDecided = (past: readonly Campaign[] = []) =>
  past.filter(({ phase }) => phase === 'closed').slice(0, 3)

const most = 3

/** The first ones of all; where ages are ranked by themselves, who is the first of each group. */
function firstOf(campaign: Campaign, winners: readonly PublicEntry[]) {
  if (campaign.age_groups.length === 0)
    return [{ group: null, rows: winners.slice(0, most) }].filter(({ rows }) => rows.length > 0)
  return byAgeGroup(winners, campaign, (entry) => entry).map(({ group, rows }) => ({
    group,
    rows: rows.filter(({ place }) => place === rows[0]?.place).slice(0, most),
  }))
}

/** Who has won the last campaigns; nothing where no places were given. */
export function LatestWinners({ campaigns }: { campaigns: readonly Campaign[] | undefined }) {
  const decided = lastDecided(campaigns)
  const winners = useQueries({ queries: decided.map(({ slug }) => winnersQuery(slug)) })
  const shown = decided.flatMap((campaign, at) => {
    const groups = firstOf(campaign, winners[at]?.data ?? [])
    return groups.length > 0 ? [{ campaign, groups }] : []
  })
  if (shown.length === 0) return null
  return (
    <Section title="In the spotlight" intro="The winners of the last campaigns.">
      <SimpleGrid as="ul" listStyleType="none" columns={{ base: 1, md: 2, lg: 3 }} gap="6">
        {shown.map(({ campaign: { slug, title, theme }, groups }) => (
          <Box
            as="li"
            key={slug}
            colorPalette={colourOf(theme)}
            borderRadius="xl"
            bgColor="bg.inverted"
            color="fg.inverted"
            px="5"
            py="5"
            css={{
              backgroundImage:
                'radial-gradient(ellipse at 50% -20%, color-mix(in srgb, var(--by-colors-sun-bright) 40%, transparent), transparent 65%)',
            }}
          >
            <Heading as="h3" size="sm" color="inherit">
              <StyledLink asChild variant="quiet" color="inherit">
                <Link to={`${talentboxPaths.campaign.to({ slug })}#winners`}>{title}</Link>
              </StyledLink>
            </Heading>
            {groups.map(({ group, rows }) => (
              <FirstPlaces key={group} group={group} rows={rows} />
            ))}
          </Box>
        ))}
      </SimpleGrid>
    </Section>
  )
}

const steps = [
  { height: '5rem', family: 'sun' },
  { height: '3.75rem', family: 'brand' },
  { height: '2.75rem', family: 'learn' },
] as const

/** The step of the podium that somebody stands on: the first one is the highest. */
function Step({ place }: { place: number }) {
  const { height, family } = steps[place - 1] ?? steps[2]
  return (
    <Flex
      aria-hidden
      colorPalette={family}
      flexShrink={0}
      width="2.75rem"
      height={height}
      justify="center"
      pt="1"
      borderTopRadius="md"
      borderTopWidth="5px"
      borderColor="colorPalette.bright"
      bg="colorPalette.muted"
      color="colorPalette.fg"
      fontFamily="heading"
      fontWeight="bold"
      fontSize="xl"
    >
      {place}
    </Flex>
  )
}

function FirstPlaces({ group, rows }: { group: string | null; rows: readonly PublicEntry[] }) {
  return (
    <>
      {group === null ? null : (
        <Heading as="h4" size="xs" color="inherit" mt="4">
          {group}
        </Heading>
      )}
      <Box
        as="ol"
        listStyleType="none"
        mt={group === null ? '3' : '1.5'}
        display="grid"
        gridTemplateColumns="minmax(0, 1fr)"
        gap="3"
        {...(group === null ? {} : { 'aria-label': group })}
      >
        {rows.map(({ id, place, title, first_name, age_group }) => (
          <Flex as="li" key={id} columnGap="3.5" rowGap="1" align="flex-end" wrap="wrap">
            <Step place={place ?? 0} />
            {/* Large letters stand below the step. */}
            <Box minW="0" flex="1 1 8rem" overflowWrap="anywhere">
              <Text fontSize="sm" fontWeight="bold" color="sun.muted" display="flex" gap="1.5">
                <TrophyIcon size={16} />
                {placeWords(place ?? 0)}
              </Text>
              <StyledLink
                asChild
                color="inherit"
                {...(place === 1
                  ? { fontFamily: 'heading', fontSize: 'xl', fontWeight: 'bold' }
                  : {})}
              >
                <Link to={talentboxPaths.entry.to({ id })}>{title}</Link>
              </StyledLink>
              <Text fontSize="sm">
                {group === null ? `${first_name}, ${age_group}` : first_name}
              </Text>
            </Box>
          </Flex>
        ))}
      </Box>
    </>
  )
}
