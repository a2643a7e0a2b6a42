import type { MarketingCampaign } from '@brightyard/contract/entities'
import { DateTime, pictureProps } from '@brightyard/runtime'
import {
  Box,
  Container,
  Edge,
  Flex,
  Grid,
  Heading,
  LinkButton,
  Picture,
  Stack,
  Text,
} from '@brightyard/ui'
import { CalendarIcon, PlaceIcon } from '@brightyard/ui/icons'
import type { ReactNode } from 'react'
import { EventHours, EventTime } from '../../entries/event-time.tsx'
import { frames, wordsOfSold } from './campaign-words.ts'

interface OpeningProps {
  campaign: MarketingCampaign
  canOrder: boolean
}

/** The head of a campaign's page: what, when, where, and the way to order. */
export const Opening = ({ campaign, canOrder }: OpeningProps) => (
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
