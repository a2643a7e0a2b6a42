import type { ContentCard } from '@brightyard/contract/entities'
import { contentPaths } from '@brightyard/contract/paths'
import { Link, pictureProps } from '@brightyard/runtime'
import {
  Box,
  Card,
  chakra,
  Chip,
  Flex,
  Heading,
  Link as LinkStyle,
  Picture,
  Skeleton,
  Text,
} from '@brightyard/ui'
import { PostCard, PostFacts } from '../../entries/post-card.tsx'

const columns = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 18rem), 1fr))',
  gap: { base: '5', md: '6' },
  listStyleType: 'none',
} as const

interface PostListProps {
  posts: readonly ContentCard[]
  /** Shows the first post large. */
  featured: boolean
  /** The next page is loading. */
  busy: boolean
}

export function PostList({ posts, featured, busy }: PostListProps) {
  return (
    <chakra.ul {...columns} aria-busy={busy} opacity={busy ? 0.6 : 1}>
      {posts.map((post, index) =>
        featured && index === 0 ? (
          <chakra.li key={post.id} gridColumn="1 / -1">
            <FeaturedPost post={post} />
          </chakra.li>
        ) : (
          <chakra.li key={post.id} minW="0">
            <PostCard post={post} level={2} priority={!featured && index === 0} />
          </chakra.li>
        ),
      )}
    </chakra.ul>
  )
}

function FeaturedPost({ post }: { post: ContentCard }) {
  const { slug, title, summary, picture, tags } = post
  return (
    <Card
      as="article"
      interactive
      flexDirection={{ base: 'column', md: 'row' }}
      colorPalette="learn"
    >
      {picture ? (
        <Picture
          {...pictureProps(picture)}
          alt=""
          priority
          css={{
            width: { base: '100%', md: '52%' },
            aspectRatio: '8 / 5',
            objectFit: 'cover',
            flexShrink: 0,
          }}
        />
      ) : null}
      <Flex direction="column" justify="center" gap="3" p={{ base: '5', md: '8', lg: '10' }}>
        <Flex gap="2" wrap="wrap">
          {tags.map((tag) => (
            <Chip key={tag}>{tag}</Chip>
          ))}
        </Flex>
        <Heading as="h2" size="lg">
          <LinkStyle
            asChild
            variant="quiet"
            _after={{ content: '""', position: 'absolute', inset: '0', borderRadius: 'xl' }}
          >
            <Link to={contentPaths.blogPost.to({ slug })}>{title}</Link>
          </LinkStyle>
        </Heading>
        <Text fontSize="lg">{summary}</Text>
        <Box>
          <PostFacts post={post} />
        </Box>
      </Flex>
    </Card>
  )
}

/** Placeholders of the size of the cards. */
export function PostListSkeleton() {
  return (
    <Box {...columns} role="status" aria-label="Loading posts">
      <Skeleton gridColumn="1 / -1" height={{ base: '28rem', md: '24rem' }} borderRadius="xl" />
      {Array.from({ length: 6 }, (_, index) => (
        <Skeleton key={index} height="26rem" borderRadius="xl" />
      ))}
    </Box>
  )
}
