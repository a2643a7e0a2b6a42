import { contentPaths } from '@brightyard/contract/paths'
import { Link, useQuery } from '@brightyard/runtime'
import { Box, ErrorState, LinkButton, Section, Stack, Text } from '@brightyard/ui'
import { CardsSkeleton } from '../../entries/cards-skeleton.tsx'
import { FoundEntries } from './found-entries.tsx'
import { FoundOffers } from './found-offers.tsx'
import { allOf, groupNames, shownGroups } from './groups.ts'
import { NothingFound } from './nothing-found.tsx'
import { overviewQuery } from './search.queries.ts'

/** The first of each group. */
export function AllGroups({ text }: { text: string }) {
  const found = useQuery(overviewQuery(text))
  if (!found.data)
    return found.isError ? (
      <ErrorState
        title="We could not search"
        onRetry={() => void found.refetch()}
        retrying={found.isFetching}
      />
    ) : (
      <CardsSkeleton label="Searching" />
    )
  const { offers, corrected, is_partial, suggestions } = found.data
  if (allOf(found.data) === 0) return <NothingFound text={text} suggestions={suggestions} />
  return (
    <Box aria-busy={found.isPlaceholderData} opacity={found.isPlaceholderData ? 0.6 : 1}>
      {corrected ? (
        <Text mb="6">
          Nothing was found for “{text}”. These are the results for <strong>{corrected}</strong>.
        </Text>
      ) : null}
      {is_partial ? <Text mb="6">Nothing has all of the words; this has some of them.</Text> : null}
      <Stack gap={{ base: '10', md: '14' }}>
        {offers
          .filter(({ total }) => total > 0)
          .map((found) => (
            <FoundOffers key={found.kind} offers={found} text={corrected ?? text} />
          ))}
        {shownGroups(found.data).map(({ group, total, data }) => (
          <Section
            key={group}
            title={groupNames[group]}
            viewAll={
              total > data.length ? (
                <LinkButton asChild variant="plain">
                  <Link to={contentPaths.search.to({}, { text, group })}>
                    All {total} {groupNames[group].toLowerCase()}
                  </Link>
                </LinkButton>
              ) : null
            }
          >
            <FoundEntries group={group} entries={data} />
          </Section>
        ))}
      </Stack>
    </Box>
  )
}
