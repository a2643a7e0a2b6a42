import type { Offering } from '@brightyard/contract/entities'
import { contentPaths, offeringAddress } from '@brightyard/contract/paths'
import { Link, PageHead } from '@brightyard/runtime'
import {
  AreaBand,
  Box,
  Breadcrumbs,
  Chip,
  Container,
  Flex,
  Grid,
  Heading,
  Section,
  Stack,
  Text,
} from '@brightyard/ui'
import { aboveRequest, useOutOfView } from '@brightyard/ui/bottom-bars'
import { ShareLinks } from '../../entries/share-links.tsx'
import { OfferingGrid } from '../../offerings/offering-card.tsx'
import { ageText, categoryNames, kinds, modeNames } from '../../offerings/offering-words.ts'
import { ReviewsPart } from '../../reviews/reviews-part.tsx'
import { RichText } from '../../rich-text/rich-text.tsx'
import { BookBar } from './book-bar.tsx'
import { Dates } from './dates.tsx'
import { Gallery } from './gallery.tsx'
import { OfferingPanel } from './offering-panel.tsx'
import { Bring, People, Place, Policy } from './offering-parts.tsx'
import { structuredOffering } from './structured-offering.ts'

/** The page of something that can be booked. */
export function OfferingDetails({ offering }: { offering: Offering }) {
  const { kind, title, summary, picture, gallery, body } = offering
  const [bookRef, isBookOut = false] = useOutOfView()
  const pictures = [...(picture ? [picture] : []), ...gallery].filter(
    (one, index, all) => all.findIndex(({ src }) => src === one.src) === index,
  )
  return (
    <Box
      colorPalette={kinds[kind].area}
      // What gets the focus by keyboard is not under the bar.
      css={{ '& :is(a, button, summary)': { scrollMarginBottom: `calc(6rem + ${aboveRequest})` } }}
    >
      <PageHead
        title={title}
        description={summary}
        image={picture?.src}
        canonical={offeringAddress(offering)}
        structuredData={structuredOffering(offering)}
      />
      <Container as="article" pt={{ base: '5', md: '8' }} pb={{ base: '10', md: '14' }}>
        <Header offering={offering} />
        <Gallery pictures={pictures} name={title} />
        <Grid
          mt={{ base: '6', md: '10' }}
          templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 22rem' }}
          gap={{ base: '8', lg: '14' }}
          alignItems="start"
        >
          <Box
            gridRow={{ base: '1', lg: 'auto' }}
            gridColumn={{ lg: '2' }}
            position={{ lg: 'sticky' }}
            top="7rem"
          >
            <OfferingPanel offering={offering} bookRef={bookRef} />
          </Box>
          <Stack gap={{ base: '10', md: '12' }} gridColumn={{ lg: '1' }} gridRow={{ lg: '1' }}>
            <Box fontSize="lg">
              <RichText html={body} />
            </Box>
            <Dates offering={offering} />
            <Bring things={offering.what_to_bring} />
            <Place offering={offering} />
            <People offering={offering} />
            <Policy offering={offering} />
            <ReviewsPart kind="offering" id={offering.id} />
            <ShareLinks
              heading={`Share this ${kinds[kind].one.toLowerCase()}`}
              title={title}
              path={offeringAddress(offering)}
            />
          </Stack>
        </Grid>
      </Container>
      {offering.related.length > 0 ? (
        <AreaBand area={kinds[kind].area} edge="none" pb={{ base: '12', md: '16' }}>
          <Container>
            <Section title="You may like these, too">
              <OfferingGrid label="Related activities" offerings={offering.related} />
            </Section>
          </Container>
        </AreaBand>
      ) : null}
      <BookBar offering={offering} isShown={isBookOut} />
    </Box>
  )
}

function Header({ offering }: { offering: Offering }) {
  const { kind, title, summary, category, age, mode, language } = offering
  const { many, landing } = kinds[kind]
  return (
    <Box as="header" mb={{ base: '5', md: '7' }}>
      <Breadcrumbs
        crumbs={[
          { label: 'Home', link: (label) => <Link to={contentPaths.home.to()}>{label}</Link> },
          {
            label: 'Activities',
            link: (label) => <Link to={contentPaths.activities.to()}>{label}</Link>,
          },
          { label: many, link: (label) => <Link to={landing}>{label}</Link> },
          { label: title },
        ]}
      />
      <Heading as="h1" size="xl" mt="4" tabIndex={-1} data-page-heading="">
        {title}
      </Heading>
      <Text mt="2" fontSize="xl" lineHeight="snug" color="fg.muted" maxW="prose">
        {summary}
      </Text>
      <Flex as="ul" mt="4" gap="2" wrap="wrap" listStyleType="none" aria-label="At a glance">
        {[ageText(age), categoryNames[category], modeNames[mode], language].map((fact) => (
          <li key={fact}>
            <Chip>{fact}</Chip>
          </li>
        ))}
      </Flex>
    </Box>
  )
}
