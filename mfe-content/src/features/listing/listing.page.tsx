import { queryString } from '@brightyard/contract/paths'
import { Link, PageHead, type PageContext, useLocation, useQuery } from '@brightyard/runtime'
import {
  AreaBand,
  Box,
  Container,
  EmptyState,
  ErrorState,
  LinkButton,
  PageHeading,
  Pagination,
  Text,
} from '@brightyard/ui'
import { CardsSkeleton } from '../../entries/cards-skeleton.tsx'
import { EntryShelf } from '../../entries/entry-shelf.tsx'
import { PostShelf } from '../../entries/post-shelf.tsx'
import { TagFilter } from '../../entries/tag-filter.tsx'
import { listingParamsOf, listingQuery } from './listing.queries.ts'

export const loader = ({ request, queryClient }: PageContext) => {
  const { pathname, searchParams } = new URL(request.url)
  return queryClient.prefetchQuery(listingQuery(listingParamsOf(pathname, searchParams)))
}

export function Component() {
  const { pathname, search } = useLocation()
  const params = listingParamsOf(pathname, new URLSearchParams(search))
  const { path, listing, page, tag } = params
  const entries = useQuery(listingQuery(params))
  const addressOf = (number: number, one: string) =>
    path + queryString({ tag: one, page: number > 1 ? number : undefined })
  const title = tag ? `${listing.title}: ${tag}` : listing.title
  return (
    <>
      <PageHead
        title={page > 1 ? `${title}, page ${page}` : title}
        description={`${listing.title} at Brightyard. ${listing.intro}`}
        image={entries.data?.data[0]?.picture?.src}
        canonical={addressOf(page, tag)}
      />
      <AreaBand area={listing.area} pb={{ base: '12', md: '16' }}>
        <Container>
          <PageHeading intro={listing.intro}>{title}</PageHeading>
          <TagFilter
            tags={entries.data?.tags}
            current={tag}
            allLabel={listing.all}
            addressOf={(one) => addressOf(1, one)}
          />
        </Container>
      </AreaBand>
      <Container pt={{ base: '6', md: '8' }} pb={{ base: '8', md: '12' }}>
        {entries.data && entries.data.data.length > 0 ? (
          <Box aria-busy={entries.isPlaceholderData} opacity={entries.isPlaceholderData ? 0.6 : 1}>
            {listing.addressOf ? (
              <PostShelf
                label={listing.title}
                posts={entries.data.data}
                addressOf={listing.addressOf}
              />
            ) : (
              <EntryShelf
                key={`${path} ${page} ${tag}`}
                wrap
                level={2}
                label={listing.title}
                entries={entries.data.data}
                colorPalette={listing.area}
              />
            )}
            <Pagination
              label={`Pages: ${listing.title}`}
              page={page}
              pages={entries.data.meta.last_page}
              link={(number, content) => <Link to={addressOf(number, tag)}>{content}</Link>}
            />
            {page === entries.data.meta.last_page ? (
              <Text mt="8" textAlign="center" color="fg.muted">
                That is all for now.
              </Text>
            ) : null}
          </Box>
        ) : entries.data ? (
          <EmptyState
            title={tag ? `Nothing about ${tag} at the moment` : 'Nothing here at the moment'}
            action={
              <LinkButton asChild>
                <Link to={tag || page > 1 ? path : '/'}>
                  {tag || page > 1 ? listing.all : 'To the home page'}
                </Link>
              </LinkButton>
            }
          />
        ) : entries.isError ? (
          <ErrorState onRetry={() => void entries.refetch()} retrying={entries.isFetching} />
        ) : (
          <CardsSkeleton label={`Loading: ${listing.title}`} />
        )}
      </Container>
    </>
  )
}
