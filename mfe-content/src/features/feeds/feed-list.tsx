import { listFeed } from '@brightyard/contract/calls'
import type { Post } from '@brightyard/contract/entities'
import { contentPaths } from '@brightyard/contract/paths'
import { Link, useNavigate, useQuery, useQueryClient } from '@brightyard/runtime'
import { useInfiniteQuery } from '@brightyard/runtime/lists'
import { queriesOf } from '@brightyard/runtime/queries'
import {
  Box,
  Button,
  Center,
  EmptyState,
  LinkButton,
  LiveRegion,
  Stack,
  Text,
} from '@brightyard/ui'
import { QuietBellArt } from '@brightyard/ui/art'
import { ChevronUpIcon } from '@brightyard/ui/icons'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { Loaded } from '../../entries/loaded.tsx'
import { feedQuery, newPostsQuery } from './feeds.queries.ts'
import { PostArticle } from './post-article.tsx'
import { useFeedChanges } from './use-feed-changes.ts'

/** Counted exactly up to here; beyond it nobody is told a number. */
const countedTo = 1000

export function FeedList({ userId, fromId }: { userId: number; fromId: number | undefined }) {
  const list = useInfiniteQuery(feedQuery(userId, fromId))
  const first = list.data?.pages[0]
  const posts = list.data?.pages.flatMap(({ data }) => data) ?? []
  const [said, setSaid] = useState('')
  useFeedChanges(userId, (id) => {
    if (posts.some((post) => post.id === id)) setSaid('A post was removed.')
  })
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = list
  return (
    // As long as a reader may have scrolled to before a reload.
    <Box mt="6" minH={first ? undefined : '200vh'}>
      <LiveRegion>{said}</LiveRegion>
      {first ? <NewPosts userId={userId} fromId={fromId} newest={first.newest} /> : null}
      <Loaded query={list} what="the feed">
        {() =>
          posts.length === 0 ? (
            <EmptyState title="Nothing here yet" art={<QuietBellArt />}>
              Posts of your rooms, of partners and of Brightyard appear here.
            </EmptyState>
          ) : (
            <>
              <Articles
                posts={posts}
                userId={userId}
                isBusy={isFetchingNextPage}
                total={first?.meta.total ?? -1}
              />
              <Center mt="8" minH="12" css={{ overflowAnchor: 'none' }}>
                {hasNextPage ? (
                  <MoreButton
                    isBusy={isFetchingNextPage}
                    hasFailed={list.isFetchNextPageError}
                    onMore={() => void fetchNextPage()}
                  />
                ) : (
                  <Text color="fg.muted">You have reached the end. These are all posts.</Text>
                )}
              </Center>
            </>
          )
        }
      </Loaded>
    </Box>
  )
}

interface ArticlesProps {
  posts: readonly Post[]
  userId: number
  isBusy: boolean
  total: number
}

/** A feed for assistive technology: Page Down and Page Up move from post to post. */
function Articles({ posts, userId, isBusy, total }: ArticlesProps) {
  const feed = useRef<HTMLDivElement>(null)
  function move(event: KeyboardEvent) {
    if (event.key !== 'PageDown' && event.key !== 'PageUp') return
    const articles = [...(feed.current?.querySelectorAll<HTMLElement>('[role=article]') ?? [])]
    const at = articles.findIndex((one) => one.contains(document.activeElement))
    const next = articles[at + (event.key === 'PageDown' ? 1 : -1)]
    if (at < 0 || !next) return
    event.preventDefault()
    next.focus()
  }
  return (
    <Stack ref={feed} role="feed" aria-label="Posts" aria-busy={isBusy} gap="6" onKeyDown={move}>
      {posts.map((post, at) => (
        <PostArticle
          key={post.id}
          post={post}
          userId={userId}
          level={2}
          place={{ at: at + 1, of: total >= countedTo ? -1 : Math.max(total, posts.length) }}
        />
      ))}
    </Stack>
  )
}

/** Also fetches by itself when it comes near; after a failure only when it is pressed. */
function MoreButton({
  isBusy,
  hasFailed,
  onMore,
}: {
  isBusy: boolean
  hasFailed: boolean
  onMore: () => void
}) {
  const button = useRef<HTMLButtonElement>(null)
  const more = useRef(onMore)
  useEffect(() => {
    more.current = onMore
  })
  useEffect(() => {
    if (isBusy || hasFailed || !button.current || !('IntersectionObserver' in window)) return
    const seen = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) more.current()
      },
      { rootMargin: '400px' },
    )
    seen.observe(button.current)
    return () => seen.disconnect()
  }, [isBusy, hasFailed])
  return (
    <Stack align="center" gap="2">
      {hasFailed ? <Text role="alert">Older posts could not be loaded.</Text> : null}
      <Button ref={button} variant="outline" busy={isBusy} onClick={onMore}>
        {hasFailed ? 'Try again' : 'Show older posts'}
      </Button>
    </Stack>
  )
}

/** Offers what has come; nothing moves until it is pressed. */
function NewPosts({
  userId,
  fromId,
  newest,
}: {
  userId: number
  fromId: number | undefined
  newest: string | null
}) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const { data } = useQuery(newPostsQuery(userId, newest))
  const count = data?.count ?? 0
  if (count === 0) {
    return fromId === undefined ? (
      <LiveRegion>{''}</LiveRegion>
    ) : (
      <Center mb="5">
        <LinkButton asChild variant="soft" startIcon={<ChevronUpIcon aria-hidden />}>
          <Link to={contentPaths.feeds.to()}>Newer posts</Link>
        </LinkButton>
      </Center>
    )
  }
  const label = count === 1 ? '1 new post' : `${count >= 100 ? '99+' : count} new posts`
  return (
    <>
      <LiveRegion>{label}</LiveRegion>
      <Center position="sticky" top="20" zIndex="1" mb="5">
        <Button
          boxShadow="md"
          startIcon={<ChevronUpIcon aria-hidden />}
          onClick={async () => {
            if (fromId !== undefined) await navigate(contentPaths.feeds.to())
            await client.resetQueries(queriesOf(listFeed))
            window.scrollTo({ top: 0 })
            document.querySelector<HTMLElement>('[data-page-heading]')?.focus()
          }}
        >
          {label}
        </Button>
      </Center>
    </>
  )
}
