import type { MarketingCampaign } from '@brightyard/contract/entities'
import { contentPaths } from '@brightyard/contract/paths'
import { DateTime, Link, PageHead, pictureProps } from '@brightyard/runtime'
import {
  Box,
  Container,
  Edge,
  Flex,
  Grid,
  Heading,
  LinkButton,
  Notice,
  Picture,
  Section,
  Stack,
  Text,
} from '@brightyard/ui'
import { CalendarIcon, PlaceIcon } from '@brightyard/ui/icons'
import type { ReactNode } from 'react'
import { FaqSection } from '../../cms/faq-section.tsx'
import { ShareLinks } from '../../entries/share-links.tsx'
import { CampaignOrder } from './campaign-order.tsx'
import { EventHours, EventTime } from '../../entries/event-time.tsx'
import { frames, wordsOfSold } from './campaign-words.ts'

/** One campaign: what it is, what there is to have, and the way in. */
export function CampaignDetails({ campaign }: { campaign: MarketingCampaign }) {
  const { title, summary, picture, area, packages, state, questions } = campaign
  const canOrder = state === 'running' && packages.length > 0
  const isParcel = campaign.sells === 'box'
  const order = canOrder ? <CampaignOrder campaign={campaign} /> : <NotOpen campaign={campaign} />
  return (
    <Box colorPalette={area}>
      <PageHead
        title={title}
        description={summary}
        image={picture.src}
        canonical={contentPaths.campaign.to({ slug: campaign.slug })}
      />
      <Opening campaign={campaign} canOrder={canOrder} />
      <Container pb={{ base: '10', md: '16' }}>
        <Stack gap={{ base: '10', md: '16' }}>
          {/* What is sent home is chosen first; what one goes to is pictured first. */}
          {isParcel ? order : null}
          <Highlights campaign={campaign} />
          {isParcel ? null : order}
        </Stack>
      </Container>
      {questions.length > 0 ? (
        <FaqSection
          section={{
            kind: 'faq',
            title: 'Good to know',
            lead: '',
            questions: questions.map(({ question, answer }) => ({
              question,
              answer: `<p>${answer}</p>`,
            })),
          }}
        />
      ) : null}
      <Container pb={{ base: '10', md: '16' }}>
        <ShareLinks
          heading="Tell others"
          title={title}
          path={contentPaths.campaign.to({ slug: campaign.slug })}
        />
      </Container>
    </Box>
  )
}

interface OpeningProps {
  campaign: MarketingCampaign
  canOrder: boolean
}

const Opening = ({ campaign, canOrder }: OpeningProps) => (
  <Box
    position="relative"
    bg="colorPalette.deep"
    color="colorPalette.contrast"
    pt={{ base: '8', md: '14' }}
    pb={{ base: '16', md: '28' }}
    mb={{ base: '6', md: '8' }}
    overflow="hidden"
  >
    <Container>
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', md: 'minmax(0, 7fr) minmax(0, 5fr)' }}
        gap={{ base: '8', md: '12' }}
        alignItems="center"
      >
        <Box>
          <Text fontWeight="bold" mb="3">
            <When campaign={campaign} />
          </Text>
          <Heading as="h1" size="display" color="inherit" tabIndex={-1} data-page-heading="">
            {campaign.title}
          </Heading>
          <Text mt="4" fontSize="lg" maxW="34rem">
            {campaign.summary}
          </Text>
          <Stack mt="4" gap="2" fontWeight="semibold">
            {campaign.event ? (
              <Fact icon={<CalendarIcon size={20} />}>
                <EventTime event={campaign.event} />{' '}
                <Box as="span" fontWeight="normal">
                  (<EventHours event={campaign.event} />)
                </Box>
              </Fact>
            ) : null}
            <Fact icon={<PlaceIcon size={20} />}>{campaign.place}</Fact>
          </Stack>
          {canOrder ? (
            <LinkButton mt="7" size="lg" colorPalette="sun" href="#join">
              {campaign.price_from_in_paise === 0 ? 'Join in' : wordsOfSold[campaign.sells].order}
            </LinkButton>
          ) : null}
        </Box>
        <Box {...frames[campaign.sells]} maxW={{ base: '26rem', md: 'none' }}>
          <Picture {...pictureProps(campaign.picture)} alt="" priority borderRadius="md" />
        </Box>
      </Grid>
    </Container>
    <Edge shape="torn" />
  </Box>
)

const Fact = ({ icon, children }: { icon: ReactNode; children: ReactNode }) => (
  <Flex gap="2" align="flex-start">
    <Box as="span" flexShrink={0} pt="0.5">
      {icon}
    </Box>
    <span>{children}</span>
  </Flex>
)

/** From when or until when it can be ordered. */
const When = ({ campaign: { state, starts_at, ends_at } }: { campaign: MarketingCampaign }) => {
  if (state === 'over')
    return (
      <>
        Could be ordered until <DateTime iso={ends_at} zone="home" />
      </>
    )
  return state === 'upcoming' ? (
    <>
      Order from <DateTime iso={starts_at} zone="home" />
    </>
  ) : (
    <>
      Order until <DateTime iso={ends_at} zone="home" />
    </>
  )
}

const factStyle = { borderTopWidth: '4px', borderColor: 'colorPalette.solid', pt: '4' } as const

/** Steps of an outing, or facts of what is sent or handed over. */
const Highlights = ({ campaign: { highlights, sells } }: { campaign: MarketingCampaign }) => {
  const isTimeline = sells === 'place' || sells === 'lantern'
  return (
    <Section title={sells === 'box' ? 'What is in it' : 'What awaits you'}>
      <Grid
        as={isTimeline ? 'ol' : 'ul'}
        listStyleType="none"
        templateColumns="repeat(auto-fit, minmax(min(16rem, 100%), 1fr))"
        gap={{ base: '6', md: '8' }}
      >
        {highlights.map(({ title, text }, index) => (
          <Flex as="li" key={title} gap="4" {...(isTimeline ? {} : factStyle)}>
            {isTimeline ? (
              <Text
                aria-hidden
                fontFamily="heading"
                fontWeight="bold"
                fontSize="4xl"
                lineHeight="1"
                color="colorPalette.fg"
              >
                {index + 1}
              </Text>
            ) : null}
            <Box>
              <Heading as="h3" size="sm">
                {title}
              </Heading>
              <Text mt="1">{text}</Text>
            </Box>
          </Flex>
        ))}
      </Grid>
    </Section>
  )
}

function NotOpen({ campaign: { state, starts_at, sells } }: { campaign: MarketingCampaign }) {
  if (state === 'running') return null
  return (
    <Notice
      tone="info"
      title={state === 'over' ? 'This campaign is over' : wordsOfSold[sells].notYet}
    >
      {state === 'over' ? (
        <>
          Thank you to everybody who came.{' '}
          <Link to={contentPaths.campaign.to({})}>See what is going on now</Link>.
        </>
      ) : (
        <>
          They can be had from <DateTime iso={starts_at} zone="home" show="weekday-and-day" /> on
          this page.
        </>
      )}
    </Notice>
  )
}
