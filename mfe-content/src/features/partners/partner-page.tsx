import { getPartner } from '@brightyard/contract/calls'
import type { PartnerProfile } from '@brightyard/contract/entities'
import { activityPaths, contentPaths } from '@brightyard/contract/paths'
import { Link, PageHead, pictureProps, useParams, useQuery } from '@brightyard/runtime'
import { queryOf } from '@brightyard/runtime/queries'
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
  Stack,
  Text,
} from '@brightyard/ui'
import { PlaceIcon } from '@brightyard/ui/icons'
import { SubjectPage } from '../../directory/subject-page.tsx'
import { Trail } from '../../directory/trail.tsx'
import { PictureWall } from '../../gallery/picture-wall.tsx'
import { OfferingGrid } from '../../offerings/offering-card.tsx'
import { ProgramGrid } from '../../programs/program-grid.tsx'
import { RichText } from '../../rich-text/rich-text.tsx'
import { PartnerContact } from './partner-contact.tsx'

const list = { label: 'Partners', to: contentPaths.partners.to() }

export const partnerQuery = (slug = '') => queryOf(getPartner, { slug: slug.toLowerCase() })

/** A partner: who they are, how to reach them, what they offer. */
export function PartnerPage() {
  const { slug } = useParams()
  return (
    <SubjectPage query={useQuery(partnerQuery(slug))} what="this partner" back={list}>
      {(partner) => <Profile partner={partner} />}
    </SubjectPage>
  )
}

const structuredPartner = (partner: PartnerProfile) => ({
  '@type': 'EducationalOrganization',
  name: partner.title,
  description: partner.summary,
  url: contentPaths.partner.to({ slug: partner.slug }),
  address: {
    '@type': 'PostalAddress',
    streetAddress: partner.address,
    ...(partner.place ? { addressLocality: partner.place } : {}),
    addressCountry: 'IN',
  },
  ...(partner.phone ? { telephone: partner.phone } : {}),
  ...(partner.website ? { sameAs: partner.website } : {}),
  ...(partner.picture ? { image: partner.picture.src } : {}),
})

function Profile({ partner }: { partner: PartnerProfile }) {
  const { slug, title, summary, picture, place, galleries, activities, programs } = partner
  return (
    <Box colorPalette="shop" pb={{ base: '10', md: '16' }}>
      <PageHead
        title={place ? `${title}, ${place}` : title}
        description={summary}
        image={picture?.src}
        canonical={contentPaths.partner.to({ slug })}
        structuredData={structuredPartner(partner)}
      />
      <Container pt={{ base: '5', md: '8' }}>
        <Trail list={list} title={title} />
        <Opening partner={partner} />
        <Grid
          mt={{ base: '8', md: '12' }}
          gap={{ base: '8', md: '12' }}
          templateColumns={{ base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 20rem' }}
          alignItems="start"
        >
          <Section title={`About ${title}`} headingSize="md">
            <RichText html={partner.body} topLevel={3} />
          </Section>
          <Box position={{ md: 'sticky' }} top={{ md: '24' }}>
            <PartnerContact partner={partner} />
          </Box>
        </Grid>
        <Stack gap={{ base: '10', md: '14' }} mt={{ base: '10', md: '14' }}>
          <Activities partner={partner} />
          {programs.length > 0 ? (
            <Section title="Programs" headingSize="md">
              <ProgramGrid label={`Programs of ${title}`} programs={programs} />
            </Section>
          ) : null}
          {galleries.map((gallery) => (
            <Section
              key={gallery.id}
              title={gallery.title}
              intro={gallery.summary}
              headingSize="md"
            >
              <PictureWall title={gallery.title} pictures={gallery.pictures} />
            </Section>
          ))}
          {activities.total + programs.length === 0 ? (
            <Text>
              {title} has nothing to book here at the moment.{' '}
              <Link
                to={activityPaths.activitiesListing.to()}
                style={{ textDecoration: 'underline' }}
              >
                See what others offer
              </Link>
              , or ask them directly.
            </Text>
          ) : null}
        </Stack>
      </Container>
    </Box>
  )
}

const Opening = ({ partner: { title, summary, picture, place, tags } }: ProfileProps) => (
  <Grid
    mt="5"
    gap={{ base: '6', md: '12' }}
    templateColumns={{ base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 20rem' }}
    alignItems="center"
  >
    <Box>
      <Heading as="h1" size="display" tabIndex={-1} data-page-heading="">
        {title}
      </Heading>
      <Text mt="3" fontSize="xl" lineHeight="snug">
        {summary}
      </Text>
      <Flex mt="4" gap="2.5" wrap="wrap" align="center">
        {place ? (
          <Chip asChild size="md" tone="outline">
            <Link to={contentPaths.partners.to({}, { place })}>
              <PlaceIcon size={16} aria-hidden /> {place}
            </Link>
          </Chip>
        ) : null}
        {tags.map((tag) => (
          <Chip key={tag} asChild size="md" tone="outline">
            <Link to={contentPaths.partners.to({}, { tag })}>{tag}</Link>
          </Chip>
        ))}
      </Flex>
    </Box>
    {picture ? (
      // In a box: the sources of a picture would be cells of the grid themselves.
      <Box maxW={{ base: '16rem', md: 'full' }}>
        <Picture
          {...pictureProps(picture)}
          alt=""
          priority
          // Often an emblem, which has no edge to spare; above the contact, as wide as it.
          css={{
            width: '100%',
            aspectRatio: `${picture.width} / ${picture.height}`,
            objectFit: 'contain',
            borderRadius: '2xl',
          }}
        />
      </Box>
    ) : null}
  </Grid>
)

interface ProfileProps {
  partner: PartnerProfile
}

function Activities({ partner: { title, vendor_id, activities } }: ProfileProps) {
  if (activities.data.length === 0) return null
  return (
    <Section
      title="Activities to book"
      headingSize="md"
      viewAll={
        activities.total > activities.data.length ? (
          <LinkButton asChild variant="plain">
            <Link to={activityPaths.activitiesListing.to({}, { organiser: vendor_id })}>
              All {activities.total} activities
            </Link>
          </LinkButton>
        ) : null
      }
    >
      <OfferingGrid label={`Activities of ${title}`} offerings={activities.data} />
    </Section>
  )
}
