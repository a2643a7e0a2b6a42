import { contentPaths } from '@brightyard/contract/paths'
import { Link, useQuery } from '@brightyard/runtime'
import { Box, ErrorState, LinkButton, Section, Stack } from '@brightyard/ui'
import { CardsSkeleton } from '../../entries/cards-skeleton.tsx'
import { FoundEntries } from './found-entries.tsx'
import { groupNames } from './groups.ts'
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
  const { groups, suggestions, meta } = found.data
  if (meta.total === 0) return <NothingFound text={text} suggestions={suggestions} />
  return (
    <Box aria-busy={found.isPlaceholderData} opacity={found.isPlaceholderData ? 0.6 : 1}>
      <Stack gap={{ base: '10', md: '14' }}>
        {groups
          .filter(({ total }) => total > 0)
          .map(({ group, total, data }) => (
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
