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
  Link as StyledLink,
  media,
  Picture,
  Text,
} from '@brightyard/ui'
import { agesOf, entriesOf, feeOf } from '../../campaign/campaign-facts.ts'
import { PhaseChip } from '../../campaign/phase-chip.tsx'
import { Jury, Rules, Story } from '../../stage/brief.tsx'
import { Criteria } from '../../stage/criteria.tsx'
import { Deadline } from '../../stage/deadline.tsx'
import { EntryWall } from '../../stage/entry-wall.tsx'
import { FamilySeats } from '../../stage/family-seats.tsx'
import { Leaders } from '../../stage/leaders.tsx'
import { Podium } from '../../stage/podium.tsx'
import { RunningOrder } from '../../stage/running-order.tsx'
import { ShareButton } from '../../stage/share-button.tsx'
import { StageAction } from '../../stage/stage-action.tsx'
import { Curtains, Marquee, Spotlights, StageFloor, Valance } from '../../stage/theatre.tsx'
import { Winners } from '../../stage/winners.tsx'
import { CampaignPage } from './campaign-page.tsx'

/** A campaign as a stage: the poster in the light, then what it is about, and what hangs on its wall. */
export const CampaignStage = ({ slug }: { slug: string }) => (
  <CampaignPage slug={slug} canonical={talentboxPaths.campaign.to({ slug: slug.toLowerCase() })}>
    {(campaign) => (
      <>
        <Hero campaign={campaign} />
        <Container
          py={{ base: '10', md: '16' }}
          display="grid"
          gridTemplateColumns="minmax(0, 1fr)"
          gap={{ base: '12', md: '16' }}
        >
          <FamilySeats slug={campaign.slug} />
          <Winners campaign={campaign} />
          <Grid
            templateColumns={{ base: 'minmax(0, 1fr)', lg: '1.2fr 1fr' }}
            gap={{ base: '10', lg: '16' }}
          >
            <Story about={campaign.about} />
            <RunningOrder campaign={campaign} />
          </Grid>
        </Container>
        <Box bg="bg.panel" py={{ base: '10', md: '16' }}>
          <Container>
            <Podium prizes={campaign.prizes} age_groups={campaign.age_groups} />
          </Container>
        </Box>
        <Container
          py={{ base: '10', md: '16' }}
          display="grid"
          gridTemplateColumns="minmax(0, 1fr)"
          gap={{ base: '12', md: '16' }}
        >
          <Grid
            templateColumns={{ base: 'minmax(0, 1fr)', lg: '1fr 1fr' }}
            gap={{ base: '10', lg: '16' }}
          >
            <Rules rules={campaign.rules} />
            <Criteria criteria={campaign.criteria} />
          </Grid>
          <Jury judges={campaign.judges} />
          <EntryWall campaign={campaign} />
          <Leaders campaign={campaign} />
        </Container>
      </>
    )}
  </CampaignPage>
)

const lowOrder = {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  '& > *': { order: 2 },
  '& > a': { order: 0 },
  '& > h1': { order: 1, marginTop: '0.25rem', fontSize: '2rem' },
} as const

function Hero({ campaign }: { campaign: TalentCampaign }) {
  const { title, summary, theme, phase, picture, age, prize, entries_count } = campaign
  return (
    <Box position="relative" overflow="hidden" bg="bg.inverted" color="fg.inverted">
      <Spotlights />
      <StageFloor />
      <Curtains />
      <Valance colours={['sun.bright', 'colorPalette.bright']} />
      <Container
        position="relative"
        pt={{ base: '14', md: '20' }}
        pb={{ base: '16', md: '28' }}
        css={{ [media.low]: { paddingTop: '2.5rem', paddingBottom: '4rem' } }}
      >
        <Grid
          templateColumns={{ base: 'minmax(0, 1fr)', lg: '1.1fr 0.9fr' }}
          gap={{ base: '10', lg: '14' }}
          alignItems="center"
          px={{ xl: '12' }}
        >
          {/* On a low screen the button follows the title: nobody scrolls to learn what to do. */}
          <Box minW="0" css={{ [media.low]: lowOrder }}>
            <StyledLink asChild color="inherit">
              <Link to={talentboxPaths.home.to()}>All campaigns</Link>
            </StyledLink>
            <Flex mt="4" gap="2" wrap="wrap">
              <PhaseChip phase={phase} />
              <Chip tone="outline">{theme}</Chip>
            </Flex>
            <Heading
              as="h1"
              size="display"
              color="inherit"
              mt="3"
              tabIndex={-1}
              data-page-heading=""
            >
              {title}
            </Heading>
            <Text mt="3" fontSize="xl" maxW="34rem">
              {summary}
            </Text>
            <Text mt="3" fontWeight="semibold" color="sun.muted">
              {[
                agesOf(age),
                feeOf(campaign),
                ...(phase === 'upcoming' ? [] : [entriesOf(entries_count)]),
              ].join(' · ')}
            </Text>
            <Box mt="6">
              <Deadline campaign={campaign} />
            </Box>
            <Box
              mt="6"
              colorPalette="sun"
              css={{ [media.low]: { order: 1, marginTop: '0.75rem' } }}
            >
              <StageAction campaign={campaign}>
                <ShareButton title={title} />
              </StageAction>
            </Box>
          </Box>
          <Marquee>
            <Picture
              {...pictureProps(picture)}
              alt=""
              priority
              css={{ width: '100%', aspectRatio: '4 / 3', objectFit: 'cover' }}
            />
            {prize ? (
              <Text
                px="4"
                py="3"
                color="fg"
                textAlign="center"
                fontFamily="heading"
                fontWeight="semibold"
              >
                {prize}
              </Text>
            ) : null}
          </Marquee>
        </Grid>
      </Container>
    </Box>
  )
}
