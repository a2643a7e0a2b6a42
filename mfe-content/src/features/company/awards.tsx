import { listContent } from '@brightyard/contract/calls'
import { type ContentCard, contentTypeIds } from '@brightyard/contract/entities'
import { contentPaths } from '@brightyard/contract/paths'
import { formatDate, PageHead, pictureProps, useQuery } from '@brightyard/runtime'
import { queryOf } from '@brightyard/runtime/queries'
import {
  AreaBand,
  Box,
  chakra,
  Container,
  EmptyState,
  Flex,
  Grid,
  Heading,
  PageHeading,
  Picture,
  Stack,
  Text,
} from '@brightyard/ui'
import { AwardIcon } from '@brightyard/ui/icons'
import { Loaded } from '../../entries/loaded.tsx'

const intro = 'What others have thanked us for.'

export const awardsQuery = queryOf(listContent, { type: contentTypeIds.Awards, maxRows: 100 })

/** Awards by year, the latest first. */
export function Awards() {
  const awards = useQuery(awardsQuery)
  return (
    <Box colorPalette="sun">
      <PageHead
        title="Awards"
        description={`Awards of Brightyard. ${intro}`}
        canonical={contentPaths.awards.to()}
      />
      <AreaBand area="sun" strength="muted" edge="wave" pb={{ base: '12', md: '20' }}>
        <Container>
          <PageHeading intro={intro}>Awards</PageHeading>
        </Container>
      </AreaBand>
      <Container pt={{ base: '4', md: '6' }} pb={{ base: '10', md: '16' }}>
        <Loaded query={awards} what="the awards">
          {({ data }) =>
            data.length > 0 ? (
              <Stack gap={{ base: '10', md: '14' }}>
                {yearsOf(data).map(([year, given]) => (
                  <Year key={year} year={year} awards={given} />
                ))}
              </Stack>
            ) : (
              <EmptyState title="No data found" />
            )
          }
        </Loaded>
      </Container>
    </Box>
  )
}

/** By the year at home in which they were given. */
function yearsOf(awards: readonly ContentCard[]) {
  const years = new Map<string, ContentCard[]>()
  for (const award of awards) {
    const year = formatDate(award.published_at).slice(-4)
    years.set(year, [...(years.get(year) ?? []), award])
  }
  return [...years].toSorted(([one], [other]) => other.localeCompare(one))
}

const Year = ({ year, awards }: { year: string; awards: readonly ContentCard[] }) => (
  <Grid
    as="section"
    aria-labelledby={`awards-${year}`}
    templateColumns={{ base: 'minmax(0, 1fr)', md: '11rem minmax(0, 1fr)' }}
    gap={{ base: '3', md: '8' }}
  >
    <Heading
      as="h2"
      id={`awards-${year}`}
      size="display"
      color="sun.fg"
      position={{ md: 'sticky' }}
      top={{ md: '24' }}
      alignSelf="start"
    >
      {year}
    </Heading>
    <chakra.ul listStyleType="none" aria-label={`Awards of ${year}`}>
      {awards.map(({ id, title, summary, subtitle, picture }) => (
        <Flex
          as="li"
          key={id}
          wrap="wrap"
          gap={{ base: '4', md: '6' }}
          align="flex-start"
          py="5"
          borderTop="2px solid"
          borderColor="sun.muted"
        >
          {picture ? (
            <Box
              boxSize={{ base: '4.5rem', sm: '7rem' }}
              flexShrink={0}
              borderRadius="full"
              overflow="hidden"
              border="5px solid"
              borderColor="sun.bright"
            >
              <Picture
                {...pictureProps(picture)}
                alt=""
                css={{ width: '100%', height: '100%', objectFit: 'cover' }}
              />
            </Box>
          ) : null}
          <Box minW="0" flex="1 1 12rem">
            <Heading as="h3" size="sm">
              {title}
            </Heading>
            {subtitle ? (
              <Flex gap="1.5" align="center" mt="0.5" fontWeight="semibold" color="sun.fg">
                <AwardIcon size={18} aria-hidden />
                {subtitle}
              </Flex>
            ) : null}
            <Text mt="1.5" maxW="prose">
              {summary}
            </Text>
          </Box>
        </Flex>
      ))}
    </chakra.ul>
  </Grid>
)
