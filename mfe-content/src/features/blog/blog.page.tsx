import { contentPaths } from '@brightyard/contract/paths'
import { Link, PageHead, type PageContext, useQuery, useSearchParams } from '@brightyard/runtime'
import {
  AreaBand,
  Container,
  EmptyState,
  ErrorState,
  LinkButton,
  PageHeading,
  Pagination,
  Text,
} from '@brightyard/ui'
import { blogParamsOf, postsQuery } from './blog.queries.ts'
import { PostList, PostListSkeleton } from './post-list.tsx'
import { TagFilter } from '../../entries/tag-filter.tsx'

export const loader = ({ request, queryClient }: PageContext) =>
  queryClient.prefetchQuery(postsQuery(blogParamsOf(new URL(request.url).searchParams)))

const addressOf = (page: number, tag: string) =>
  contentPaths.blog.to({}, { tag, page: page > 1 ? page : undefined })

export function Component() {
  const [search] = useSearchParams()
  const { page, tag } = blogParamsOf(search)
  const posts = useQuery(postsQuery({ page, tag }))
  const title = tag ? `Blog: ${tag}` : 'Blog'
  return (
    <>
      <PageHead
        title={page > 1 ? `${title}, page ${page}` : title}
        description="Reading, play, science, music and calmer evenings: what teachers, parents and children at Brightyard have found out."
        image={posts.data?.data[0]?.picture?.src}
        canonical={addressOf(page, tag)}
      />
      <AreaBand area="learn" pb={{ base: '12', md: '16' }}>
        <Container>
          <PageHeading intro="What teachers, parents and children have found out, written down so that you can try it this week.">
            {tag ? `Blog: ${tag}` : 'The Brightyard blog'}
          </PageHeading>
          <TagFilter
            tags={posts.data?.tags}
            current={tag}
            allLabel="All posts"
            addressOf={(one) => addressOf(1, one)}
          />
        </Container>
      </AreaBand>
      <Container py={{ base: '6', md: '8' }} pb={{ base: '8', md: '12' }} colorPalette="learn">
        {posts.data && posts.data.data.length > 0 ? (
          <>
            <PostList
              posts={posts.data.data}
              featured={page === 1}
              busy={posts.isPlaceholderData}
            />
            <Pagination
              label="Pages of the blog"
              page={page}
              pages={posts.data.meta.last_page}
              link={(number, content) => <Link to={addressOf(number, tag)}>{content}</Link>}
            />
            {page === posts.data.meta.last_page ? (
              <Text mt="6" textAlign="center" color="fg.muted">
                {posts.data.meta.total === 1
                  ? 'That is the only post so far.'
                  : `That is all: ${posts.data.meta.total} posts.`}
              </Text>
            ) : null}
          </>
        ) : posts.data ? (
          <NoPosts tag={tag} />
        ) : posts.isError ? (
          <ErrorState
            title="We could not load the blog"
            onRetry={() => void posts.refetch()}
            retrying={posts.isFetching}
          />
        ) : (
          <PostListSkeleton />
        )}
      </Container>
    </>
  )
}

const NoPosts = ({ tag }: { tag: string }) => (
  <EmptyState
    title={tag ? `No posts about ${tag}` : 'No posts on this page'}
    action={
      <LinkButton asChild>
        <Link to={contentPaths.blog.to()}>See all posts</Link>
      </LinkButton>
    }
  >
    There is more to read in the other posts.
  </EmptyState>
)
