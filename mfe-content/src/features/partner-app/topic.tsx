import type { CmsPage } from '@brightyard/contract/entities'
import { contentPaths } from '@brightyard/contract/paths'
import { Link, PageHead, pictureProps } from '@brightyard/runtime'
import {
  Box,
  Container,
  Grid,
  Heading,
  Link as LinkStyle,
  LinkButton,
  Picture,
  Text,
} from '@brightyard/ui'
import { ArrowLeftIcon } from '@brightyard/ui/icons'
import { CmsSection } from '../../cms/cms-section.tsx'
import { Asked } from './asked.tsx'
import { Phone } from './phone.tsx'
import { Changes, Day, Next } from './topic-parts.tsx'
import { nextTopic, openingOf, sectionsOf, structuredQuestions, type TopicCard } from './topics.ts'

interface Props {
  page: CmsPage
  slug: string
  topics: readonly TopicCard[]
}

const areas = ['learn', 'talent', 'shop', 'brand'] as const
const shownHere = new Set(['hero', 'cards', 'steps', 'faq', 'cta'])
const demo = `${contentPaths.partnerApp.to()}#demo`

/** What the app does for one kind of partner; each has the colour of its place among the topics. */
export function Topic({ page, slug, topics }: Props) {
  const at = topics.findIndex((topic) => topic.slug === slug)
  const area = areas[Math.max(at, 0) % areas.length] ?? 'learn'
  const { title, lead, picture } = openingOf(page)
  const next = nextTopic(topics, slug)
  return (
    <Box colorPalette={area} overflowX="clip">
      <PageHead
        title={page.title}
        description={page.description}
        image={picture?.src}
        canonical={contentPaths.partnerAppTopic.to({ slug })}
        structuredData={structuredQuestions(page)}
      />
      <Box bg="colorPalette.muted">
        <Container pt={{ base: '5', md: '8' }} pb={{ base: '10', md: '14' }}>
          <LinkStyle
            asChild
            variant="quiet"
            display="inline-flex"
            minH="11"
            alignItems="center"
            gap="1.5"
          >
            <Link to={contentPaths.partnerApp.to()}>
              <ArrowLeftIcon size={18} aria-hidden /> The partner app
            </Link>
          </LinkStyle>
          <Grid
            templateColumns={{ base: 'minmax(0, 1fr)', md: 'auto minmax(0, 1fr)' }}
            columnGap={{ md: '12', lg: '20' }}
            rowGap="8"
            alignItems="center"
            mt="4"
          >
            <Box order={{ base: 1, md: 0 }} justifySelf="center">
              <Phone transform="rotate(-3deg)" width={{ base: '14rem', lg: '16rem' }}>
                {picture ? (
                  <Picture
                    {...pictureProps({ ...picture, alt: '' })}
                    priority
                    css={{
                      position: 'absolute',
                      inset: '0',
                      width: '100%',
                      height: '100%',
                      objectFit: 'cover',
                    }}
                  />
                ) : null}
              </Phone>
            </Box>
            <Box>
              <Heading as="h1" size="display" tabIndex={-1} data-page-heading="">
                {title}
              </Heading>
              <Text mt="4" fontSize="xl" lineHeight="snug" maxW="36rem">
                {lead}
              </Text>
              <LinkButton asChild size="lg" mt="7">
                <Link to={demo}>Request a demo</Link>
              </LinkButton>
            </Box>
          </Grid>
        </Container>
      </Box>
      {sectionsOf(page, 'cards').map((section) => (
        <Changes key={section.title} {...section} />
      ))}
      {sectionsOf(page, 'steps').map((section) => (
        <Day key={section.title} {...section} />
      ))}
      {page.sections
        .filter(({ kind }) => !shownHere.has(kind))
        .map((section, index) => (
          <CmsSection key={index} section={section} updatedAt={page.updated_at} />
        ))}
      {sectionsOf(page, 'faq').map((section) => (
        <Asked key={section.title} {...section} />
      ))}
      {next ? <Next topic={next} /> : null}
    </Box>
  )
}
