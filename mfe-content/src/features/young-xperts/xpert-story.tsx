import { contentTypeIds, type ContentEntry } from '@brightyard/contract/entities'
import { contentPaths } from '@brightyard/contract/paths'
import { DateTime, Link, PageHead, pictureProps, useParams, useQuery } from '@brightyard/runtime'
import {
  Box,
  Chip,
  Container,
  Flex,
  Grid,
  Heading,
  LinkButton,
  Picture,
  Section,
  Text,
} from '@brightyard/ui'
import { SubjectPage } from '../../directory/subject-page.tsx'
import { Trail } from '../../directory/trail.tsx'
import { entryQuery } from '../../entries/entry.queries.ts'
import { PostShelf } from '../../entries/post-shelf.tsx'
import { ShareLinks } from '../../entries/share-links.tsx'
import { PictureWall } from '../../gallery/picture-wall.tsx'
import { RichText } from '../../rich-text/rich-text.tsx'

const list = { label: 'Young Xperts', to: contentPaths.youngXperts.to() }
const addressOf = (slug: string) => contentPaths.youngXperts.to({ slug })

export const xpertQuery = (slug = '') => entryQuery(contentTypeIds.CaseStudy, slug.toLowerCase())

/** The story of one child, with pictures and links to share it. */
export function XpertStory() {
  const { slug } = useParams()
  return (
    <SubjectPage query={useQuery(xpertQuery(slug))} what="this story" back={list}>
      {(story) => <Story story={story} />}
    </SubjectPage>
  )
}

const structuredStory = ({ slug, title, summary, published_at, picture }: ContentEntry) => ({
  '@type': 'Article',
  headline: title,
  description: summary,
  datePublished: published_at,
  mainEntityOfPage: addressOf(slug),
  publisher: { '@type': 'Organization', name: 'Brightyard' },
  ...(picture ? { image: picture.src } : {}),
})

function Story({ story }: { story: ContentEntry }) {
  const { slug, title, summary, picture, tags, subtitle, gallery, related } = story
  return (
    <Box colorPalette="talent" pb={{ base: '10', md: '16' }}>
      <PageHead
        title={title}
        description={summary}
        image={picture?.src}
        canonical={addressOf(slug)}
        structuredData={structuredStory(story)}
      />
      <article>
        <Box bg="talent.subtle" pt={{ base: '5', md: '8' }}>
          <Container size="reading">
            <Grid
              templateColumns={{ base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 20rem' }}
              columnGap="10"
              rowGap="6"
              alignItems="center"
            >
              <Box pb={{ md: '10' }}>
                <Trail list={list} title={title} />
                <Heading as="h1" size="display" mt="5" tabIndex={-1} data-page-heading="">
                  {title}
                </Heading>
                <Text mt="4" fontSize="xl" lineHeight="snug" maxW="44rem">
                  {summary}
                </Text>
                <Flex mt="4" gap="2.5" wrap="wrap" align="center">
                  {tags.map((tag) => (
                    <Chip asChild key={tag} size="md" tone="outline">
                      <Link to={contentPaths.youngXperts.to({}, { tag })}>{tag}</Link>
                    </Chip>
                  ))}
                  <Text as="span" color="fg.muted">
                    {subtitle ? `${subtitle} · ` : null}
                    <DateTime iso={story.published_at} zone="home" />
                  </Text>
                </Flex>
              </Box>
              {picture ? (
                // One cell: the sources of a picture would take cells of their own.
                <Box maxW="20rem" mb="-12">
                  <Picture
                    {...pictureProps(picture, { sharp: true })}
                    priority
                    css={{
                      width: '100%',
                      aspectRatio: '1',
                      objectFit: 'cover',
                      borderRadius: '2xl',
                      boxShadow: 'lg',
                    }}
                  />
                </Box>
              ) : null}
            </Grid>
          </Container>
        </Box>
        <Container size="reading" pt={picture ? '12' : '0'}>
          <Box
            mt="9"
            mx="auto"
            maxW="42rem"
            fontSize="lg"
            css={{
              '& > div > p:first-of-type::first-letter': {
                float: 'inline-start',
                fontFamily: 'heading',
                fontWeight: 'bold',
                fontSize: '3.4em',
                lineHeight: 0.85,
                paddingInlineEnd: '0.08em',
                color: 'talent.fg',
              },
            }}
          >
            <RichText html={story.body} />
          </Box>
          {gallery.length > 0 ? (
            <Box mt="12">
              <Section title="In pictures" headingSize="md">
                <PictureWall title={title} pictures={gallery} />
              </Section>
            </Box>
          ) : null}
          <ShareLinks heading="Share this story" title={title} path={addressOf(slug)} />
        </Container>
      </article>
      {related.length > 0 ? (
        <Container mt="12">
          <Section
            title="More Young Xperts"
            viewAll={
              <LinkButton asChild variant="plain">
                <Link to={list.to}>All stories</Link>
              </LinkButton>
            }
          >
            <PostShelf label="More Young Xperts" posts={related} addressOf={addressOf} />
          </Section>
        </Container>
      ) : null}
    </Box>
  )
}
