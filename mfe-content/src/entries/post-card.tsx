import type { ContentCard } from '@brightyard/contract/entities'
import { contentPaths } from '@brightyard/contract/paths'
import { DateTime, Link, pictureProps } from '@brightyard/runtime'
import { Chip, MediaCard, Text } from '@brightyard/ui'

interface PostCardProps {
  post: ContentCard
  /** The page of the post; by default on the blog. */
  to?: string
  level?: 2 | 3
  /** Among the first pictures of the page. */
  priority?: boolean
}

/** A post in a list; the whole card is a link to it. */
export function PostCard({ post, to, level = 3, priority = false }: PostCardProps) {
  const { slug, title, summary, picture, tags } = post
  return (
    <MediaCard
      colorPalette="learn"
      level={level}
      title={<Link to={to ?? contentPaths.blogPost.to({ slug })}>{title}</Link>}
      picture={picture ? { ...pictureProps(picture), alt: '', priority } : {}}
      flags={tags[0] ? <Chip>{tags[0]}</Chip> : null}
    >
      <Text lineClamp={3}>{summary}</Text>
      <PostFacts post={post} />
    </MediaCard>
  )
}

/** Author, date and reading time of a post. */
export function PostFacts({ post }: { post: ContentCard }) {
  return (
    <Text mt="auto" fontSize="sm" color="fg.muted">
      {post.author ? `${post.author} · ` : null}
      <DateTime iso={post.published_at} zone="home" />
      {post.reading_minutes ? ` · ${post.reading_minutes}\u00a0min\u00a0read` : null}
    </Text>
  )
}
