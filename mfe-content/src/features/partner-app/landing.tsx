import type { CmsPage } from '@brightyard/contract/entities'
import { contentPaths } from '@brightyard/contract/paths'
import { PageHead } from '@brightyard/runtime'
import { Box, Container, Flex, Grid, Heading, LinkButton, Text } from '@brightyard/ui'
import { CmsSection } from '../../cms/cms-section.tsx'
import { Asked } from './asked.tsx'
import { Demo } from './demo.tsx'
import { Features } from './features.tsx'
import { Phone, TodayScreen } from './phone.tsx'
import { StoreBadges } from './store-badges.tsx'
import { TopicPhones } from './topic-phones.tsx'
import { featuresOf, openingOf, sectionsOf, topicsOf, topicsTitle } from './topics.ts'

const shownHere = new Set(['hero', 'cards', 'steps', 'faq', 'cta'])

/** The app in a hand: what it does, for whom, and a demo. */
export function Landing({ page }: { page: CmsPage }) {
  const { title, lead } = openingOf(page)
  return (
    <Box colorPalette="sun" overflowX="clip">
      <PageHead
        title={page.title}
        description={page.description}
        canonical={contentPaths.partnerApp.to()}
        structuredData={{
          '@type': 'MobileApplication',
          name: 'Brightyard for partners',
          operatingSystem: 'Android, iOS',
          applicationCategory: 'BusinessApplication',
          offers: { '@type': 'Offer', price: '0', priceCurrency: 'INR' },
        }}
      />
      <Box bg="neutral.deep" color="neutral.contrast">
        <Container>
          <Grid
            templateColumns={{ base: 'minmax(0, 1fr)', md: 'minmax(0, 1.3fr) auto' }}
            columnGap="14"
            rowGap="10"
            alignItems="center"
          >
            <Box pt={{ base: '10', md: '20' }} pb={{ base: '0', md: '20' }}>
              <Heading as="h1" size="display" color="inherit" tabIndex={-1} data-page-heading="">
                {title}
              </Heading>
              <Text mt="4" mb="7" maxW="34rem" fontSize="xl" lineHeight="snug">
                {lead}
              </Text>
              <StoreBadges />
              <LinkButton href="#demo" size="lg" mt="5">
                Request a demo
              </LinkButton>
            </Box>
            <Flex
              justify="center"
              position="relative"
              mb={{ base: '-16', md: '-24' }}
              mt={{ md: '12' }}
              pe={{ lg: '10' }}
            >
              <Box
                aria-hidden
                position="absolute"
                boxSize={{ base: '19rem', md: '24rem' }}
                top="8"
                borderRadius="full"
                bg="sun.bright"
              />
              <Phone transform="rotate(3deg)">
                <TodayScreen />
              </Phone>
            </Flex>
          </Grid>
        </Container>
      </Box>
      <Box pt={{ base: '16', md: '24' }}>
        {featuresOf(page).map((section) => (
          <Features key={section.title} {...section} />
        ))}
      </Box>
      <TopicPhones title={topicsTitle(page)} topics={topicsOf(page)} />
      {page.sections
        .filter(({ kind }) => !shownHere.has(kind))
        .map((section, at) => (
          <CmsSection key={at} section={section} updatedAt={page.updated_at} />
        ))}
      <Demo page={page} />
      {sectionsOf(page, 'faq').map((section) => (
        <Asked key={section.title} {...section} />
      ))}
    </Box>
  )
}
