import { getContent } from '@brightyard/contract/calls'
import { type ContentEntry, contentTypeIds } from '@brightyard/contract/entities'
import { contentPaths } from '@brightyard/contract/paths'
import {
  ApiError,
  apiOf,
  Link,
  loadSubject,
  type PageContext,
  PageHead,
  pictureProps,
  useParams,
  useQuery,
} from '@brightyard/runtime'
import { customQuery } from '@brightyard/runtime/queries'
import {
  Box,
  Breadcrumbs,
  Container,
  ErrorState,
  Heading,
  LinkButton,
  Picture,
  Section,
  SkeletonLines,
  Text,
} from '@brightyard/ui'
import { PostFacts } from '../../entries/post-card.tsx'
import { PostShelf } from '../../entries/post-shelf.tsx'
import { ShareLinks } from '../../entries/share-links.tsx'
import { RichText } from '../../rich-text/rich-text.tsx'

const addressOf = (slug: string) => contentPaths.newsPost.to({ slug })

/** The news, or the press release, with this slug. */
const newsQuery = (slug = '') =>
  customQuery('news', { slug }, async ({ client, signal }) => {
    const api = apiOf(client)
    try {
      return await api.call(getContent, { type: contentTypeIds.News, slug }, { signal })
    } catch (error) {
      if (!(error instanceof ApiError && error.kind === 'not-found')) throw error
      return api.call(getContent, { type: contentTypeIds.PressRelease, slug }, { signal })
    }
  })

export const loader = ({ params, queryClient }: PageContext) =>
  loadSubject(queryClient.ensureQueryData(newsQuery(params.slug)))

export function Component() {
  const { slug } = useParams()
  const news = useQuery(newsQuery(slug))
  if (news.data) return <NewsPost post={news.data} />
  return (
    <Container size="reading" py="8">
      <PageHead title="News" description="News from Brightyard." hidden />
      {news.isError ? (
        <ErrorState
          level={1}
          title="We could not load this news"
          onRetry={() => void news.refetch()}
          retrying={news.isFetching}
          action={<AllNews />}
        />
      ) : (
        <SkeletonLines label="Loading the news" lines={10} />
      )}
    </Container>
  )
}

const AllNews = () => (
  <LinkButton asChild variant="outline">
    <Link to={contentPaths.news.to()}>All news</Link>
  </LinkButton>
)

const structuredNews = ({ slug, title, summary, published_at, author, picture }: ContentEntry) => ({
  '@type': 'NewsArticle',
  headline: title,
  description: summary,
  datePublished: published_at,
  mainEntityOfPage: addressOf(slug),
  publisher: { '@type': 'Organization', name: 'Brightyard' },
  ...(author ? { author: { '@type': 'Organization', name: author } } : {}),
  ...(picture ? { image: picture.src } : {}),
})

function NewsPost({ post }: { post: ContentEntry }) {
  const { title, summary, slug, picture, body, related } = post
  return (
    <Container size="reading" pt={{ base: '5', md: '8' }} pb="12" colorPalette="brand">
      <PageHead
        title={title}
        description={summary}
        image={picture?.src}
        canonical={addressOf(slug)}
        structuredData={structuredNews(post)}
      />
      <article>
        <Breadcrumbs
          crumbs={[
            { label: 'Home', link: (label) => <Link to={contentPaths.home.to()}>{label}</Link> },
            { label: 'News', link: (label) => <Link to={contentPaths.news.to()}>{label}</Link> },
            { label: title },
          ]}
        />
        <Heading as="h1" size="xl" mt="4" tabIndex={-1} data-page-heading="">
          {title}
        </Heading>
        <Text mt="3" fontSize="xl" lineHeight="snug" color="fg.muted" maxW="prose">
          {summary}
        </Text>
        <Box mt="3" mb="6">
          <PostFacts post={post} />
        </Box>
        {picture ? (
          <Picture
            {...pictureProps(picture)}
            priority
            css={{
              width: '100%',
              aspectRatio: '16 / 9',
              objectFit: 'cover',
              borderRadius: '2xl',
            }}
          />
        ) : null}
        <Box mt="8" fontSize="lg">
          <RichText html={body} />
        </Box>
        <ShareLinks heading="Share this news" title={title} path={addressOf(slug)} />
      </article>
      {related.length > 0 ? (
        <Box mt="12">
          <Section title="More news" viewAll={<AllNews />}>
            <PostShelf label="More news" posts={related} addressOf={addressOf} />
          </Section>
        </Box>
      ) : null}
    </Container>
  )
}
