import { contentPaths } from '@brightyard/contract/paths'
import { isDatabaseId, roleIds } from '@brightyard/contract/entities'
import {
  ApiError,
  Link,
  Navigate,
  PageHead,
  useLocation,
  useParams,
  useQuery,
  useUser,
} from '@brightyard/runtime'
import {
  Box,
  Container,
  EmptyState,
  Flex,
  LinkButton,
  PageHeading,
  SkeletonLines,
} from '@brightyard/ui'
import { LostArt } from '@brightyard/ui/art'
import { ArrowLeftIcon, EditIcon, ShieldIcon } from '@brightyard/ui/icons'
import { Loaded } from '../../entries/loaded.tsx'
import { FeedList } from './feed-list.tsx'
import { postQuery } from './feeds.queries.ts'
import { PostArticle } from './post-article.tsx'
import { PostComments } from './post-comments.tsx'
import { useFeedChanges } from './use-feed-changes.ts'

/** The feed, and a post alone. */
export function Component() {
  const { id } = useParams()
  const { pathname } = useLocation()
  const user = useUser()
  const isDetails = /^\/feeds\/details(\/|$)/i.test(pathname)
  const postId = Number(id)
  const known = isDatabaseId(postId) ? postId : undefined
  if (isDetails && id === undefined) return <Navigate to={contentPaths.feeds.to()} replace />
  return (
    <Box colorPalette="learn" bg="bg.subtle" minH="70vh" py={{ base: '6', md: '10' }}>
      <Container size="narrow">
        {user === null ? (
          <SkeletonLines label="Loading" lines={8} />
        ) : isDetails ? (
          <PostAlone userId={user.id} id={known} />
        ) : (
          <>
            <PageHead
              title="Feeds"
              description="What schools, partners and Brightyard share."
              hidden
            />
            <PageHeading intro="What your rooms, partners and Brightyard share.">Feeds</PageHeading>
            {isStaff(user.role_id) ? <StaffLinks /> : null}
            <FeedList key={known ?? 'all'} userId={user.id} fromId={known} />
          </>
        )}
      </Container>
    </Box>
  )
}

const isStaff = (roleId: number) => roleId !== roleIds.guardian && roleId !== roleIds.student

const StaffLinks = () => (
  <Flex gap="3" wrap="wrap" mt="4">
    <LinkButton asChild startIcon={<EditIcon aria-hidden />}>
      <Link to={contentPaths.newPost.to()}>Write a post</Link>
    </LinkButton>
    <LinkButton asChild variant="outline" startIcon={<ShieldIcon aria-hidden />}>
      <Link to={contentPaths.feedModeration.to()}>Moderation</Link>
    </LinkButton>
  </Flex>
)

function PostAlone({ userId, id }: { userId: number; id: number | undefined }) {
  const query = useQuery({ ...postQuery(userId, id ?? 0), enabled: id !== undefined })
  useFeedChanges(userId, () => {})
  const { error } = query
  const isGone = id === undefined || (error instanceof ApiError && error.kind === 'not-found')
  return (
    <>
      <LinkButton asChild variant="plain" startIcon={<ArrowLeftIcon aria-hidden />}>
        <Link to={contentPaths.feeds.to()}>All posts</Link>
      </LinkButton>
      <Box mt="4">
        {isGone ? (
          <Gone isDeleted={error instanceof ApiError && error.code === 'post_deleted'} />
        ) : (
          <Loaded query={query} what="this post">
            {(post) => (
              <>
                <PageHead
                  title={
                    post.told_by ? `A story by ${post.told_by}` : `${post.organisation}: a post`
                  }
                  description="A post."
                  hidden
                />
                <PostArticle post={post} userId={userId} level={1} alone />
                {post.state === 'published' ? <PostComments post={post} userId={userId} /> : null}
              </>
            )}
          </Loaded>
        )}
      </Box>
    </>
  )
}

const Gone = ({ isDeleted }: { isDeleted: boolean }) => (
  <>
    <PageHead title="Page Not found" description="This post is not here." hidden />
    <EmptyState
      level={1}
      title={isDeleted ? 'This post was deleted' : 'We could not find this post'}
      art={<LostArt />}
      action={
        <LinkButton asChild>
          <Link to={contentPaths.feeds.to()}>See other posts</Link>
        </LinkButton>
      }
    >
      {isDeleted
        ? 'It was taken back by the people who wrote it.'
        : 'It may be for another room, or it is no longer shown.'}
    </EmptyState>
  </>
)
