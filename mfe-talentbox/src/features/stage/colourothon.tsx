import type { TalentCampaign } from '@brightyard/contract/entities'
import { talentboxPaths } from '@brightyard/contract/paths'
import { Link, pictureProps } from '@brightyard/runtime'
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
  SimpleGrid,
  Text,
} from '@brightyard/ui'
import { entriesOf, feeOf } from '../../campaign/campaign-facts.ts'
import { PhaseChip } from '../../campaign/phase-chip.tsx'
import { Rules } from '../../stage/brief.tsx'
import { Deadline } from '../../stage/deadline.tsx'
import { EntryWall } from '../../stage/entry-wall.tsx'
import { Leaders } from '../../stage/leaders.tsx'
import { Podium } from '../../stage/podium.tsx'
import { RunningOrder } from '../../stage/running-order.tsx'
import { StageAction } from '../../stage/stage-action.tsx'
import { Winners } from '../../stage/winners.tsx'
import { CampaignPage } from './campaign-page.tsx'
import { ageGroups, colourothon, tipFor } from './colourothon-facts.ts'
import { ColourWheel } from './colour-wheel.tsx'
import { Splashes } from './splashes.tsx'

/** The Colourothon: one campaign with a landing of its own, made of paint. */
export const Component = () => (
  <CampaignPage
    slug={colourothon}
    canonical={talentboxPaths.colorothon.to()}
    about="dates, ages and prizes"
  >
    {(campaign) => (
      <>
        <Easel campaign={campaign} />
        <Container
          py={{ base: '10', md: '16' }}
          display="grid"
          gridTemplateColumns="minmax(0, 1fr)"
          gap={{ base: '12', md: '16' }}
        >
          <Winners campaign={campaign} />
          <Groups age={campaign.age} />
          <ColourWheel />
        </Container>
        <Box bg="sun.subtle" py={{ base: '10', md: '16' }}>
          <Container
            display="grid"
            gridTemplateColumns="minmax(0, 1fr)"
            gap={{ base: '12', md: '16' }}
          >
            <Podium prizes={campaign.prizes} age_groups={campaign.age_groups} />
            <Grid
              templateColumns={{ base: 'minmax(0, 1fr)', lg: '1fr 1fr' }}
              gap={{ base: '10', lg: '16' }}
            >
              <Rules rules={campaign.rules} />
              <RunningOrder campaign={campaign} />
            </Grid>
          </Container>
        </Box>
        <Container
          py={{ base: '10', md: '16' }}
          display="grid"
          gridTemplateColumns="minmax(0, 1fr)"
          gap={{ base: '12', md: '16' }}
        >
          <EntryWall campaign={campaign} title="Fresh paint" />
          <Leaders campaign={campaign} />
          <Flex justify="center">
            <LinkButton asChild variant="outline">
              <Link to={talentboxPaths.campaign.to({ slug: campaign.slug })}>
                The jury, and all about the campaign
              </Link>
            </LinkButton>
          </Flex>
        </Container>
      </>
    )}
  </CampaignPage>
)

/** The opening: a sheet of paper, splashes, and the poster on it with tape. */
function Easel({ campaign }: { campaign: TalentCampaign }) {
  const { title, summary, phase, picture, entries_count } = campaign
  return (
    <Box position="relative" overflow="hidden" bg="bg.panel">
      <Splashes />
      <Container position="relative" py={{ base: '10', md: '16' }}>
        <Grid
          templateColumns={{ base: 'minmax(0, 1fr)', lg: '1fr 1fr' }}
          gap={{ base: '10', lg: '14' }}
          alignItems="center"
        >
          <Box minW="0" bg="bg.panel" borderRadius="2xl" p={{ base: '5', md: '8' }} boxShadow="lg">
            <PhaseChip phase={phase} />
            <Heading as="h1" size="display" mt="3" tabIndex={-1} data-page-heading="">
              {title}
            </Heading>
            <Text mt="3" fontSize="xl">
              {summary}
            </Text>
            <Text mt="2" fontWeight="semibold" color="colorPalette.fg">
              {[feeOf(campaign), ...(phase === 'upcoming' ? [] : [entriesOf(entries_count)])].join(
                ' · ',
              )}
            </Text>
            <Box mt="5">
              <Deadline campaign={campaign} />
            </Box>
            <Box mt="5">
              <StageAction campaign={campaign} label="Paint with us" />
            </Box>
          </Box>
          <Box
            position="relative"
            transform={{ md: 'rotate(-2deg)' }}
            maxW="34rem"
            mx="auto"
            width="full"
          >
            <Box
              aria-hidden
              position="absolute"
              top="-3"
              insetStart="calc(50% - 3.5rem)"
              width="7rem"
              height="7"
              bg="sun.muted"
              opacity="0.85"
              zIndex="1"
              transform="rotate(3deg)"
            />
            <Box bg="bg.panel" p="4" pb="8" boxShadow="lg">
              <Picture
                {...pictureProps(picture)}
                alt=""
                priority
                css={{ width: '100%', aspectRatio: '4 / 3', objectFit: 'cover' }}
              />
            </Box>
          </Box>
        </Grid>
      </Container>
    </Box>
  )
}

const paints = ['sun', 'shop', 'talent', 'brand', 'learn', 'danger'] as const

/** Who paints with whom: each age group as a pot of paint. */
const Groups = ({ age }: Pick<TalentCampaign, 'age'>) => (
  <Section
    title="Who paints with whom"
    intro="Every age sees in its own way. A little help to begin with:"
  >
    <SimpleGrid as="ul" listStyleType="none" columns={{ base: 1, sm: 2, lg: 3 }} gap="6">
      {ageGroups(age).map(({ from, to }, at) => (
        <Box as="li" key={from} colorPalette={paints[at % paints.length] ?? 'sun'}>
          <Box
            aria-hidden
            height="1.75rem"
            borderTopRadius="lg"
            bg="colorPalette.bright"
            css={{
              clipPath:
                'polygon(0 40%, 8% 20%, 22% 45%, 40% 15%, 58% 40%, 76% 10%, 90% 38%, 100% 20%, 100% 100%, 0 100%)',
            }}
          />
          <Box bg="colorPalette.subtle" borderBottomRadius="xl" px="5" py="5" minH="9rem">
            <Chip tone="outline" size="md">
              {from === to ? `${from} years` : `${from} to ${to} years`}
            </Chip>
            <Text mt="3">{tipFor(from)}</Text>
          </Box>
        </Box>
      ))}
    </SimpleGrid>
  </Section>
)
