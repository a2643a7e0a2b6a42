import { contentPaths } from '@brightyard/contract/paths'
import { Link, PageHead, useLocation, useUser } from '@brightyard/runtime'
import { Box, Container, LinkButton, SkeletonLines } from '@brightyard/ui'
import { ArrowLeftIcon } from '@brightyard/ui/icons'
import { ModerationDesk } from './moderation-desk.tsx'
import { NewPost } from './new-post.tsx'

/** Writing a post, and the desk where posts and comments are looked at. */
export function Component() {
  const user = useUser()
  const isDesk = /\/moderation\/?$/i.test(useLocation().pathname)
  return (
    <Box colorPalette="learn" minH="70vh">
      <Container px="0" size={isDesk ? 'reading' : 'narrow'}>
        <PageHead
          title={isDesk ? 'Moderation' : 'New post'}
          description="For those who post."
          hidden
        />
        <LinkButton asChild variant="plain" startIcon={<ArrowLeftIcon aria-hidden />}>
          <Link to={contentPaths.feeds.to()}>Feeds</Link>
        </LinkButton>
        {user === null ? (
          <SkeletonLines label="Loading" lines={8} />
        ) : isDesk ? (
          <ModerationDesk userId={user.id} />
        ) : (
          <NewPost userId={user.id} />
        )}
      </Container>
    </Box>
  )
}
