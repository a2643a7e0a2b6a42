import type { SearchGroup } from '@brightyard/contract/entities'
import { contentPaths } from '@brightyard/contract/paths'
import { Link, useQuery } from '@brightyard/runtime'
import { Box, ErrorState, Pagination, Text, VisuallyHidden } from '@brightyard/ui'
import { CardsSkeleton } from '../../entries/cards-skeleton.tsx'
import { FoundEntries } from './found-entries.tsx'
import { allOf, groupNames } from './groups.ts'
import { NothingFound } from './nothing-found.tsx'
import { groupQuery, overviewQuery } from './search.queries.ts'

const perPage = 12

interface OneGroupProps {
  text: string
  group: SearchGroup
  page: number
}

/** Everything in one group, page by page. */
export function OneGroup({ text, group, page }: OneGroupProps) {
  const found = useQuery(groupQuery(text, group, page))
  const overview = useQuery(overviewQuery(text))
  if (!found.data)
    return found.isError ? (
      <ErrorState
        title={`We could not search in ${groupNames[group]}`}
        onRetry={() => void found.refetch()}
        retrying={found.isFetching}
      />
    ) : (
      <CardsSkeleton label="Searching" />
    )
  const { total = 0, data = [] } = found.data.groups[0] ?? {}
  if (data.length === 0)
    return (
      <NothingFound
        text={text}
        where={groupNames[group]}
        suggestions={found.data.suggestions}
        elsewhere={overview.data ? allOf(overview.data) : 0}
      />
    )
  const pages = Math.ceil(total / perPage)
  return (
    <Box as="section" aria-label={groupNames[group]}>
      <VisuallyHidden as="h2">{groupNames[group]}</VisuallyHidden>
      <FoundEntries group={group} entries={data} />
      <Pagination
        label="Pages of results"
        page={page}
        pages={pages}
        link={(number, content) => (
          <Link
            to={contentPaths.search.to({}, { text, group, page: number > 1 ? number : undefined })}
          >
            {content}
          </Link>
        )}
      />
      {page >= pages ? (
        <Text mt="6" textAlign="center" color="fg.muted">
          {total === 1 ? 'That is the only one.' : `That is all: ${total} found.`}
        </Text>
      ) : null}
    </Box>
  )
}
