import { contentPaths } from '@brightyard/contract/paths'
import {
  PageHead,
  type PageContext,
  useSearchParams,
  useQuery,
  useNavigate,
  Slot,
} from '@brightyard/runtime'
import {
  AreaBand,
  Box,
  Container,
  PageHeading,
  ErrorState,
  Section,
  SkeletonLines,
  Stack,
} from '@brightyard/ui'
import { SearchLine, useSearchText } from '@brightyard/ui/form'
import { AllGroups } from './all-groups.tsx'
import { FoundEntries } from './found-entries.tsx'
import { SearchChips } from './nothing-found.tsx'
import { OneGroup } from './one-group.tsx'
import { SearchTabs } from './search-tabs.tsx'
import {
  groupQuery,
  ideasQuery,
  overviewQuery,
  searchParamsOf,
  longestText,
} from './search.queries.ts'

export const loader = ({ request, queryClient }: PageContext) => {
  const { text, group, page } = searchParamsOf(new URL(request.url).searchParams)
  if (text === '') return queryClient.prefetchQuery(ideasQuery)
  return Promise.all([
    queryClient.prefetchQuery(overviewQuery(text)),
    group && queryClient.prefetchQuery(groupQuery(text, group, page)),
  ])
}

export function Component() {
  const [query] = useSearchParams()
  const { text, group, page } = searchParamsOf(query)
  return (
    <>
      <PageHead
        title={text ? `Search: ${text}` : 'Search'}
        description="Search activities, products, blog posts and Young Xperts on Brightyard."
        canonical={contentPaths.search.to()}
        hidden={text !== ''}
      />
      <AreaBand area="sun" pb={{ base: '12', md: '16' }}>
        <Container>
          <PageHeading>{text ? `Results for “${text}”` : 'What are you looking for?'}</PageHeading>
          <Box maxW="44rem">
            <SearchBox text={text} />
          </Box>
        </Container>
      </AreaBand>
      <Container pt={{ base: '6', md: '8' }} pb={{ base: '8', md: '12' }}>
        {text === '' ? (
          <SearchIdeas />
        ) : (
          <>
            <SearchTabs text={text} group={group} />
            {group ? (
              <OneGroup key={group} text={text} group={group} page={page} />
            ) : (
              <AllGroups text={text} />
            )}
          </>
        )}
      </Container>
    </>
  )
}

/** Suggested searches and new posts. */
function SearchIdeas() {
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
        <SearchChips words={ideas.data.tags.slice(0, 14)} />
      </Section>
      <Section title="Fresh from the blog">
        <FoundEntries group="blog" entries={ideas.data.data} />
      </Section>
    </Stack>
  )
}

/** A plain form, which also works before any script has run. */
function SearchBox({ text }: { text: string }) {
  const [value, setValue] = useSearchText(text)
  const navigate = useNavigate()
  return (
    <form
      role="search"
      action={contentPaths.search.pattern}
      onSubmit={(event) => {
        event.preventDefault()
        void navigate(contentPaths.search.to({}, { text: value.trim() }))
      }}
    >
      <Box colorPalette="brand">
        <SearchLine
          variant="solid"
          name="text"
          label="Search Brightyard"
          value={value}
          onValueChange={setValue}
          maxLength={longestText}
          autoComplete="off"
        />
      </Box>
      {value.trim() === text ? null : (
        <Slot name="search-suggestions" props={{ text: value, onChosen: () => {} }} quiet />
      )}
    </form>
  )
}
