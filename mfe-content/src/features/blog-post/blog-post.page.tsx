import { type ContentEntry, contentTypeIds } from '@brightyard/contract/entities'
import { contentPaths } from '@brightyard/contract/paths'
import {
  DateTime,
  Link,
  loadSubject,
  type PageContext,
  PageHead,
  pictureProps,
  useParams,
  useQuery,
} from '@brightyard/runtime'
import {
  Avatar,
  Box,
  Breadcrumbs,
  Chip,
  Container,
  ErrorState,
  Flex,
  Heading,
  LinkButton,
  Picture,
  Skeleton,
  SkeletonLines,
  Text,
} from '@brightyard/ui'
import { entryQuery } from '../../entries/entry.queries.ts'
import { Contents } from './contents.tsx'
import { RelatedPosts } from './related-posts.tsx'
import { ShareLinks } from '../../entries/share-links.tsx'
import { RichText } from '../../rich-text/rich-text.tsx'

const postQuery = (slug = '') => entryQuery(contentTypeIds.Blogs, slug)

export const loader = ({ params, queryClient }: PageContext) =>
  loadSubject(queryClient.ensureQueryData(postQuery(params.slug)))

export function Component() {
  const { slug } = useParams()
  const post = useQuery(postQuery(slug))
  if (post.data) return <Post post={post.data} />
  return (
    <Container size="reading" py="8">
      <PageHead title="Blog" description="A post of the Brightyard blog." hidden />
      {post.isError ? (
        <ErrorState
          level={1}
          title="We could not load this post"
          onRetry={() => void post.refetch()}
          retrying={post.isFetching}
          action={
            <LinkButton asChild variant="outline">
              <Link to={contentPaths.blog.to()}>To the blog</Link>
            </LinkButton>
          }
        />
      ) : (
        <>
          <Skeleton height="3rem" width="80%" mb="6" />
          <Skeleton aspectRatio="8 / 5" borderRadius="2xl" mb="8" />
          <SkeletonLines label="Loading the post" lines={10} />
        </>
      )}
    </Container>
  )
}

function Post({ post }: { post: ContentEntry }) {
  return (
    <Box colorPalette="learn">
      <PageHead
        title={post.title}
        description={post.summary}
        image={post.picture?.src}
        canonical={contentPaths.blogPost.to({ slug: post.slug })}
        structuredData={structuredPost(post)}
      />
      <Container as="article" size="reading" pt={{ base: '5', md: '8' }} pb="12">
        <PostHeader post={post} />
        {post.picture ? (
          <Picture
            {...pictureProps(post.picture)}
            priority
            css={{
              width: '100%',
              aspectRatio: '16 / 9',
              objectFit: 'cover',
              borderRadius: { base: 'xl', md: '2xl' },
            }}
          />
        ) : null}
        <Flex
          mt={{ base: '6', md: '10' }}
          gap={{ base: '6', lg: '12' }}
          direction={{ base: 'column', lg: 'row' }}
          align="flex-start"
        >
          <Contents html={post.body} />
          <Box flex="1" minW="0" fontSize="lg">
            <RichText html={post.body} />
            <Flex as="ul" listStyleType="none" gap="2" wrap="wrap" mt="10" aria-label="Subjects">
              {post.tags.map((tag) => (
                <li key={tag}>
                  <Chip asChild size="md" tone="outline">
                    <Link to={contentPaths.blog.to({}, { tag })}>{tag}</Link>
                  </Chip>
                </li>
              ))}
            </Flex>
            <ShareLinks
              heading="Share this post"
              title={post.title}
              path={contentPaths.blogPost.to({ slug: post.slug })}
            />
          </Box>
        </Flex>
      </Container>
      <RelatedPosts posts={post.related} />
    </Box>
  )
}

function PostHeader({ post }: { post: ContentEntry }) {
  return (
    <Box as="header" mb={{ base: '6', md: '8' }}>
      <Breadcrumbs
        crumbs={[
          { label: 'Home', link: (label) => <Link to={contentPaths.home.to()}>{label}</Link> },
          { label: 'Blog', link: (label) => <Link to={contentPaths.blog.to()}>{label}</Link> },
          { label: post.title },
        ]}
      />
      <Heading as="h1" size="xl" mt="4" tabIndex={-1} data-page-heading="">
        {post.title}
      </Heading>
      <Text mt="3" fontSize="xl" lineHeight="snug" color="fg.muted" maxW="prose">
        {post.summary}
      </Text>
      <Flex mt="5" gap="3" align="center">
        {post.author ? <Avatar name={post.author} decorative /> : null}
        <Box>
          {post.author ? <Text fontWeight="bold">{post.author}</Text> : null}
          <Text fontSize="sm" color="fg.muted">
            <DateTime iso={post.published_at} zone="home" />
            {post.reading_minutes ? ` · ${post.reading_minutes}\u00a0min\u00a0read` : null}
          </Text>
        </Box>
      </Flex>
    </Box>
  )
}

/** Structured data of a post: the article and its breadcrumbs. */
const structuredPost = (post: ContentEntry) => ({
  '@graph': [
    {
      '@type': 'Article',
      headline: post.title,
      description: post.summary,
      datePublished: post.published_at,
      mainEntityOfPage: contentPaths.blogPost.to({ slug: post.slug }),
      publisher: { '@type': 'Organization', name: 'Brightyard' },
      keywords: post.tags.join(', '),
      ...(post.author ? { author: { '@type': 'Person', name: post.author } } : {}),
      ...(post.picture ? { image: post.picture.src } : {}),
    },
    {
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: 'Home', item: contentPaths.home.to() },
        { '@type': 'ListItem', position: 2, name: 'Blog', item: contentPaths.blog.to() },
        { '@type': 'ListItem', position: 3, name: post.title },
      ],
    },
  ],
})
