import type { PostVideo, PublicPost } from '@brightyard/contract/entities'
import { mobilePaths } from '@brightyard/contract/paths'
import {
  DateTime,
  formatNumber,
  Link,
  loadSubject,
  type PageContext,
  PageHead,
  useParams,
  useQuery,
} from '@brightyard/runtime'
import { Box, chakra, Link as LinkStyle, PageHeading, Stack, Text } from '@brightyard/ui'
import { Loaded } from '../../entries/loaded.tsx'
import { postQuery, postsQuery } from './mobile.queries.ts'
import { MobileFrame } from './mobile-frame.tsx'

export const loader = ({ params, queryClient }: PageContext) =>
  params.slug
    ? loadSubject(queryClient.ensureQueryData(postQuery(params.slug)))
    : queryClient.ensureQueryData(postsQuery)

/** The latest posts for everyone, or one that was shared. */
export function Component() {
  const { slug } = useParams()
  return (
    <MobileFrame shelf="Feed" related={slug ? [allPosts] : []}>
      {slug ? <OnePost slug={slug} /> : <LatestPosts />}
    </MobileFrame>
  )
}

const allPosts = { path: mobilePaths.mobileFeed.to({}), label: 'The latest posts' }

function LatestPosts() {
  const posts = useQuery(postsQuery)
  return (
    <>
      <PageHead
        title="The latest posts, in the app"
        description="What schools, partners and Brightyard have posted for everyone."
        hidden
      />
      <PageHeading intro="What schools, partners and Brightyard have posted for everyone. Posts for your own rooms only are in the feed of the app.">
        The latest posts
      </PageHeading>
      <Loaded query={posts} what="the posts">
        {({ data }) =>
          data.length === 0 ? (
            <Text>Nobody has posted yet.</Text>
          ) : (
            <Stack gap="5">
              {data.map((post) => (
                <PostCard key={post.id} post={post} />
              ))}
            </Stack>
          )
        }
      </Loaded>
    </>
  )
}

function OnePost({ slug }: { slug: string }) {
  const post = useQuery(postQuery(slug))
  return (
    <Loaded query={post} what="the post">
      {(found) => (
        <>
          <PageHead
            title={`${startOf(found.text)}, in the app`}
            description={`A post of ${found.told_by ?? found.organisation} on Brightyard: ${startOf(found.text)}`}
            hidden
          />
          <PageHeading>{`Posted by ${found.told_by ?? found.organisation}`}</PageHeading>
          <PostCard post={found} isAlone />
        </>
      )}
    </Loaded>
  )
}

const startOf = (text: string) => (text.length > 60 ? `${text.slice(0, 57).trimEnd()}…` : text)

const PostCard = ({ post, isAlone = false }: { post: PublicPost; isAlone?: boolean }) => (
  <chakra.article
    bg="bg.panel"
    borderWidth="1px"
    borderRadius="xl"
    p="4"
    aria-label={startOf(post.text)}
  >
    <Text fontWeight="bold">{post.told_by ?? post.organisation}</Text>
    {post.published_at ? (
      <Text color="fg.muted" fontSize="sm">
        <DateTime iso={post.published_at} zone="home" />
        {post.edited_at ? ' · Edited' : ''}
      </Text>
    ) : null}
    <Text mt="3" whiteSpace="pre-line">
      {post.text}
    </Text>
    {post.link ? (
      <LinkStyle href={post.link} rel="noopener nofollow" display="inline-block" py="2">
        {new URL(post.link).hostname}
      </LinkStyle>
    ) : null}
    <Stack gap="3" mt="3">
      {post.media.map((one) =>
        one.kind === 'picture' ? (
          <chakra.img
            key={one.src}
            src={one.src}
            alt={one.alt}
            htmlWidth={one.width}
            htmlHeight={one.height}
            loading="lazy"
            maxW="full"
            height="auto"
            borderRadius="lg"
          />
        ) : (
          <Film key={one.src} film={one} />
        ),
      )}
    </Stack>
    <Box mt="3" color="fg.muted">
      {formatNumber(post.likes)} {post.likes === 1 ? 'like' : 'likes'} ·{' '}
      {formatNumber(post.comments)} {post.comments === 1 ? 'comment' : 'comments'}
      {isAlone ? null : (
        <>
          {' · '}
          <LinkStyle asChild display="inline-block" py="2.5">
            <Link to={mobilePaths.mobileFeed.to({ slug: post.slug })}>Open this post</Link>
          </LinkStyle>
        </>
      )}
    </Box>
  </chakra.article>
)

/** A family’s own film: what it shows is said in words, and it has no captions. */
const Film = ({ film }: { film: PostVideo }) => (
  // oxlint-disable-next-line jsx-a11y/media-has-caption -- people who post a film have none
  <video
    src={film.src}
    {...(film.poster ? { poster: film.poster } : {})}
    aria-label={film.alt}
    width={film.width}
    height={film.height}
    controls
    preload="none"
    style={{ maxWidth: '100%', height: 'auto' }}
  />
)
