import type { CmsPage } from '@brightyard/contract/entities'
import { formatNumber, PageHead } from '@brightyard/runtime'
import {
  AreaBand,
  Box,
  Card,
  chakra,
  Container,
  Grid,
  Heading,
  LinkButton,
  Text,
} from '@brightyard/ui'
import { TrophyIcon } from '@brightyard/ui/icons'
import { CmsSection } from '../../cms/cms-section.tsx'
import { FormPart } from '../../forms/form-part.tsx'
import { openingOf } from './page-texts.ts'

const earned = [
  { what: 'You join', points: 100 },
  { what: 'A lesson plan of yours is used by others', points: 200 },
  { what: 'Your class takes part in a workshop', points: 150 },
  { what: 'You help at a fair for a day', points: 120 },
  { what: 'A colleague joins with your code', points: 80 },
] as const

const given = [
  { points: 500, what: 'A box of books for your classroom' },
  { points: 1200, what: 'An experiment kit for thirty children' },
  { points: 2500, what: 'A place on the short list for the grant' },
] as const

/** A ledger: what points are given for, and what is given for points. */
export function RewardsPage({ page, form }: { page: CmsPage; form: string }) {
  const { title, lead } = openingOf(page)
  const texts = page.sections.filter(({ kind }) => kind !== 'hero' && kind !== 'cta')
  return (
    <Box colorPalette="talent" pb={{ base: '8', md: '12' }}>
      <PageHead title={title} description={page.description} />
      <AreaBand area="talent" strength="subtle" edge="hill">
        <Container>
          <Grid
            templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1.1fr)' }}
            gap={{ base: '8', lg: '14' }}
            alignItems="center"
          >
            <Box>
              <Heading as="h1" size="display" tabIndex={-1} data-page-heading="">
                {title}
              </Heading>
              <Text mt="3" fontSize="lg">
                {lead}
              </Text>
              <LinkButton href="#join" mt="6" size="lg">
                Join the program
              </LinkButton>
            </Box>
            <Card px={{ base: '4', md: '7' }} py="6">
              <chakra.table width="full" css={{ borderCollapse: 'collapse' }}>
                <chakra.caption
                  textAlign="start"
                  fontFamily="heading"
                  fontWeight="bold"
                  fontSize="xl"
                  mb="3"
                >
                  What earns points
                </chakra.caption>
                <thead>
                  <tr>
                    <chakra.th scope="col" textAlign="start" pb="2" color="fg.muted" fontSize="sm">
                      For
                    </chakra.th>
                    <chakra.th scope="col" textAlign="end" pb="2" color="fg.muted" fontSize="sm">
                      Points
                    </chakra.th>
                  </tr>
                </thead>
                <tbody>
                  {earned.map(({ what, points }) => (
                    <chakra.tr key={what} borderTopWidth="1.5px" borderColor="border">
                      <chakra.th scope="row" textAlign="start" fontWeight="normal" py="2.5" pe="4">
                        {what}
                      </chakra.th>
                      <chakra.td
                        textAlign="end"
                        fontWeight="bold"
                        color="colorPalette.fg"
                        fontVariantNumeric="tabular-nums"
                      >
                        +{points}
                      </chakra.td>
                    </chakra.tr>
                  ))}
                </tbody>
              </chakra.table>
            </Card>
          </Grid>
        </Container>
      </AreaBand>
      <Container>
        <Heading as="h2" size="lg" mb="5">
          What points become
        </Heading>
        <chakra.ol
          listStyleType="none"
          display="grid"
          gridTemplateColumns="repeat(auto-fit, minmax(min(100%, 15rem), 1fr))"
          gap="5"
        >
          {given.map(({ points, what }, at) => (
            <Box
              as="li"
              key={what}
              borderRadius="xl"
              px="6"
              pb="6"
              pt={`${1.5 + (given.length - 1 - at) * 1.5}rem`}
              bg={at === given.length - 1 ? 'colorPalette.muted' : 'colorPalette.subtle'}
            >
              <Box color="colorPalette.fg">
                <TrophyIcon aria-hidden size={24 + at * 10} />
              </Box>
              <Text fontFamily="heading" fontWeight="bold" fontSize="2xl" mt="2">
                {formatNumber(points)} points
              </Text>
              <Text>{what}</Text>
            </Box>
          ))}
        </chakra.ol>
      </Container>
      {texts.map((section, at) => (
        <CmsSection key={at} section={section} updatedAt={page.updated_at} />
      ))}
      <Container size="reading" mt={{ base: '10', md: '16' }}>
        <Card
          as="section"
          id="join"
          aria-labelledby="join-title"
          scrollMarginTop="7rem"
          px={{ base: '5', md: '9' }}
          py={{ base: '6', md: '9' }}
        >
          <Heading as="h2" id="join-title" size="lg" mb="5">
            Join the program
          </Heading>
          <FormPart slug={form} level={3} />
        </Card>
      </Container>
    </Box>
  )
}
