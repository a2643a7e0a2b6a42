import type { ContentCard } from '@brightyard/contract/entities'
import { chakra } from '@brightyard/ui'
import { PostCard } from './post-card.tsx'

interface PostShelfProps {
  label: string
  posts: readonly ContentCard[]
  addressOf: (slug: string) => string
}

/** A grid of entries that have pages of their own. */
export const PostShelf = ({ label, posts, addressOf }: PostShelfProps) => (
  <chakra.ul
    aria-label={label}
    display="grid"
    gridTemplateColumns="repeat(auto-fill, minmax(min(100%, 18rem), 1fr))"
    gap={{ base: '5', md: '6' }}
    listStyleType="none"
  >
    {posts.map((post, place) => (
      <chakra.li key={post.id} minW="0">
        <PostCard post={post} to={addressOf(post.slug)} level={2} priority={place === 0} />
      </chakra.li>
    ))}
  </chakra.ul>
)
