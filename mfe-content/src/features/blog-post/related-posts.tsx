import type { ContentCard } from '@brightyard/contract/entities'
import { contentPaths } from '@brightyard/contract/paths'
import { Link } from '@brightyard/runtime'
import { AreaBand, chakra, Container, LinkButton, Section } from '@brightyard/ui'
import { PostCard } from '../../entries/post-card.tsx'

/** Posts on the same subjects. */
export function RelatedPosts({ posts }: { posts: readonly ContentCard[] }) {
  if (posts.length === 0) return null
  return (
    <AreaBand area="learn" edge="none" pb={{ base: '12', md: '16' }}>
      <Container>
        <Section
          title="Read next"
          viewAll={
            <LinkButton asChild variant="plain">
              <Link to={contentPaths.blog.to()}>All posts</Link>
            </LinkButton>
          }
        >
          <chakra.ul
            listStyleType="none"
            display="grid"
            gridTemplateColumns={{ base: '1fr', md: 'repeat(3, 1fr)' }}
            gap={{ base: '5', md: '6' }}
          >
            {posts.map((post) => (
              <li key={post.id}>
                <PostCard post={post} />
              </li>
            ))}
          </chakra.ul>
        </Section>
      </Container>
    </AreaBand>
  )
}
