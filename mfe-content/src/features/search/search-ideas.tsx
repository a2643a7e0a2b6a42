import { useQuery } from '@brightyard/runtime'
import { ErrorState, Section, SkeletonLines, Stack } from '@brightyard/ui'
import { FoundEntries } from './found-entries.tsx'
import { Words } from './nothing-found.tsx'
import { ideasQuery } from './search.queries.ts'

/** Searches worth trying, and something to read meanwhile. */
export function SearchIdeas() {
  const ideas = useQuery(ideasQuery)
  if (ideas.isError && !ideas.data)
    return (
      <ErrorState
        title="We could not load suggestions"
        onRetry={() => void ideas.refetch()}
        retrying={ideas.isFetching}
      >
        Searching still works: type what you are looking for.
      </ErrorState>
    )
  if (!ideas.data) return <SkeletonLines label="Loading suggestions" />
  return (
    <Stack gap={{ base: '10', md: '12' }}>
      <Section title="Try one of these" intro="What families look for most.">
        <Words words={ideas.data.tags.slice(0, 14)} />
      </Section>
      <Section title="Fresh from the blog">
        <FoundEntries group="blog" entries={ideas.data.data} />
      </Section>
    </Stack>
  )
}
