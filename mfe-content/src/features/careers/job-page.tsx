import { type ContentEntry, contentTypeIds, formSlugs } from '@brightyard/contract/entities'
import { contentPaths } from '@brightyard/contract/paths'
import { DateTime, Link, PageHead, useParams, useQuery } from '@brightyard/runtime'
import {
  Box,
  Card,
  Container,
  Flex,
  Grid,
  Heading,
  Link as LinkStyle,
  LinkButton,
  Notice,
  Text,
} from '@brightyard/ui'
import type { ReactNode } from 'react'
import { SubjectPage } from '../../directory/subject-page.tsx'
import { Trail } from '../../directory/trail.tsx'
import { entryQuery } from '../../entries/entry.queries.ts'
import { ShareLinks } from '../../entries/share-links.tsx'
import { FormPart } from '../../forms/form-part.tsx'
import { RichText } from '../../rich-text/rich-text.tsx'

const list = { label: 'Careers', to: contentPaths.careers.to() }
const email = 'careers@brightyard.example'

export const positionQuery = (slug = '') => entryQuery(contentTypeIds.Careers, slug.toLowerCase())

/** A position: what it is, where, until when, and how to apply. */
export function JobPage() {
  const { slug } = useParams()
  return (
    <SubjectPage query={useQuery(positionQuery(slug))} what="this position" back={list}>
      {(position) => <Position position={position} />}
    </SubjectPage>
  )
}

const structuredPosition = (position: ContentEntry) => ({
  '@type': 'JobPosting',
  title: position.title,
  description: position.body,
  datePosted: position.published_at,
  ...(position.ends_at ? { validThrough: position.ends_at } : {}),
  hiringOrganization: { '@type': 'Organization', name: 'Brightyard' },
  jobLocation: {
    '@type': 'Place',
    address: {
      '@type': 'PostalAddress',
      addressLocality: position.place ?? 'Bengaluru',
      addressCountry: 'IN',
    },
  },
})

const isOver = (iso: string) => Date.parse(iso) <= Date.now()

function Position({ position }: { position: ContentEntry }) {
  const { slug, title, summary, place, subtitle, tags, ends_at } = position
  const isClosed = ends_at !== null && isOver(ends_at)
  return (
    <Container size="reading" pt={{ base: '5', md: '8' }} pb="14" colorPalette="brand">
      <PageHead
        title={place ? `${title}, ${place}` : title}
        description={summary}
        canonical={contentPaths.career.to({ slug })}
        hidden={isClosed}
        structuredData={isClosed ? undefined : structuredPosition(position)}
      />
      <Trail list={list} title={title} />
      <Heading as="h1" size="xl" mt="4" tabIndex={-1} data-page-heading="">
        {title}
      </Heading>
      <Grid
        mt="6"
        gap={{ base: '6', md: '10' }}
        templateColumns={{ base: 'minmax(0, 1fr)', md: '16rem minmax(0, 1fr)' }}
        alignItems="start"
      >
        <Card variant="tinted" p="5" position={{ md: 'sticky' }} top={{ md: '24' }}>
          <Flex as="dl" direction="column" gap="3">
            <Fact name="Team">{tags[0]}</Fact>
            <Fact name="Location">{place}</Fact>
            <Fact name="Terms">{subtitle}</Fact>
            {ends_at ? (
              <Fact name={isClosed ? 'Closed on' : 'Apply until'}>
                <DateTime iso={ends_at} show="long-day" zone="home" />
              </Fact>
            ) : null}
          </Flex>
          {isClosed ? null : (
            <LinkButton href="#apply" mt="5" block>
              Apply
            </LinkButton>
          )}
        </Card>
        <Box fontSize="lg">
          {isClosed ? (
            <Notice
              tone="info"
              title="This position is closed"
              action={
                <LinkButton asChild size="sm" variant="outline">
                  <Link to={list.to}>See open positions</Link>
                </LinkButton>
              }
            />
          ) : null}
          <RichText html={position.body} />
          {isClosed ? null : <Apply title={title} />}
          <ShareLinks
            heading="Do you know somebody for it?"
            title={`${title} at Brightyard`}
            path={contentPaths.career.to({ slug })}
          />
        </Box>
      </Grid>
    </Container>
  )
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) =>
  children ? (
    <div>
      <Text as="dt" fontSize="sm" color="fg.muted">
        {name}
      </Text>
      <Text as="dd" fontWeight="semibold">
        {children}
      </Text>
    </div>
  ) : null

/** The form, with the position that it is about. */
const Apply = ({ title }: { title: string }) => (
  <Box as="section" id="apply" aria-labelledby="apply-heading" mt="10" scrollMarginTop="7rem">
    <Heading as="h2" size="md" id="apply-heading">
      How to apply
    </Heading>
    <Text mt="2" mb="5">
      Your CV and a few lines are enough. By email it goes to{' '}
      <LinkStyle href={`mailto:${email}?subject=${encodeURIComponent(`Application: ${title}`)}`}>
        {email}
      </LinkStyle>
      .
    </Text>
    <Card px={{ base: '5', md: '7' }} py={{ base: '5', md: '7' }} fontSize="md">
      <FormPart slug={formSlugs.jobApplication} subject={title.slice(0, 120)} level={3} />
    </Card>
  </Box>
)
