import { contentPaths } from '@brightyard/contract/paths'
import { PageHead, type PageContext, useSearchParams } from '@brightyard/runtime'
import { AreaBand, Box, Container, PageHeading } from '@brightyard/ui'
import { AllGroups } from './all-groups.tsx'
import { OneGroup } from './one-group.tsx'
import { SearchBox } from './search-box.tsx'
import { SearchIdeas } from './search-ideas.tsx'
import { SearchTabs } from './search-tabs.tsx'
import { groupQuery, ideasQuery, overviewQuery, searchAddress } from './search.queries.ts'

export const loader = ({ request, queryClient }: PageContext) => {
  const { text, group, page } = searchAddress(new URL(request.url).searchParams)
  if (text === '') return queryClient.prefetchQuery(ideasQuery)
  return Promise.all([
    queryClient.prefetchQuery(overviewQuery(text)),
    group && queryClient.prefetchQuery(groupQuery(text, group, page)),
  ])
}

export function Component() {
  const [query] = useSearchParams()
  const { text, group, page } = searchAddress(query)
  return (
    <>
      <PageHead
        title={text ? `Search: ${text}` : 'Search'}
        description="Search events, blog posts, workshops and Young Xperts on Brightyard."
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
