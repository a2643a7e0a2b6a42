import type { MarketingCampaignCard } from '@brightyard/contract/entities'
import { activityPaths, contentPaths } from '@brightyard/contract/paths'
import { DateTime, Link, PageHead, pictureProps, useQuery } from '@brightyard/runtime'
import {
  Box,
  chakra,
  Container,
  EmptyState,
  Flex,
  Heading,
  Link as LinkStyle,
  LinkButton,
  Marked,
  PageHeading,
  Picture,
  Stack,
  Text,
} from '@brightyard/ui'
import { Loaded } from '../../entries/loaded.tsx'
import { priceFrom } from './campaign-words.ts'
import { EventTime } from '../../entries/event-time.tsx'
import { campaignsQuery } from './campaigns.queries.ts'

/** What Brightyard has going on, as posters on a wall. */
export function CampaignList() {
  const campaigns = useQuery(campaignsQuery)
  return (
    <Container pt={{ base: '8', md: '12' }} pb={{ base: '12', md: '20' }}>
      <PageHead
        title="Campaigns"
        description="Lantern walks, toy swaps, nights under the stars: what Brightyard has going on, for families and everybody else."
        canonical={contentPaths.campaign.to({})}
      />
      <PageHeading intro="Walks, swaps and nights out for a good cause. Everybody can join, with or without an account.">
        Something is <Marked>going on</Marked>
      </PageHeading>
      <Loaded query={campaigns} what="the campaigns">
        {({ data }) => (data.length === 0 ? <Nothing /> : <Posters campaigns={data} />)}
      </Loaded>
    </Container>
  )
}

const Nothing = () => (
  <EmptyState
    title="No campaign runs at the moment"
    action={
      <LinkButton asChild>
        <Link to={activityPaths.events.to()}>See the events</Link>
      </LinkButton>
    }
  >
    The next one is announced here first.
  </EmptyState>
)

const Posters = ({ campaigns }: { campaigns: readonly MarketingCampaignCard[] }) => (
  <Stack as="ul" listStyleType="none" gap={{ base: '6', md: '8' }} mt={{ base: '6', md: '8' }}>
    {campaigns.map((campaign, index) => (
      <Poster key={campaign.slug} campaign={campaign} isFlipped={index % 2 === 1} />
    ))}
  </Stack>
)

function Poster({ campaign, isFlipped }: { campaign: MarketingCampaignCard; isFlipped: boolean }) {
  const { slug, title, summary, place, picture, event, area } = campaign
  const price = priceFrom(campaign)
  return (
    <chakra.li
      colorPalette={area}
      position="relative"
      display="grid"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: isFlipped ? '7fr 5fr' : '5fr 7fr' }}
      bg="colorPalette.subtle"
      borderRadius="2xl"
      overflow="hidden"
    >
      <Box order={{ md: isFlipped ? 2 : 0 }} minH={{ md: '17rem' }} bg="colorPalette.muted">
        <Picture
          {...pictureProps(picture)}
          alt=""
          css={{ width: '100%', height: '100%', objectFit: 'cover' }}
          maxH={{ base: '13rem', md: 'none' }}
        />
      </Box>
      <Flex
        direction="column"
        gap="3"
        p={{ base: '5', md: '9' }}
        justify="center"
        align="flex-start"
      >
        <Text color="colorPalette.fg" fontWeight="bold">
          {event ? <EventTime event={event} /> : <OrderTime campaign={campaign} />}
        </Text>
        <Heading as="h2" size="xl">
          <LinkStyle
            asChild
            variant="quiet"
            color="inherit"
            css={{ '&::after': { content: '""', position: 'absolute', inset: '0' } }}
          >
            <Link to={contentPaths.campaign.to({ slug })}>{title}</Link>
          </LinkStyle>
        </Heading>
        <Text maxW="34rem">{summary}</Text>
        <Text color="fg.muted">
          {[place, price].filter(Boolean).join(' · ')}
          {event ? (
            <>
              {' · '}
              <OrderTime campaign={campaign} />
            </>
          ) : null}
        </Text>
      </Flex>
    </chakra.li>
  )
}

const OrderTime = ({
  campaign: { state, starts_at, ends_at },
}: {
  campaign: MarketingCampaignCard
}) =>
  state === 'upcoming' ? (
    <>
      Order from <DateTime iso={starts_at} zone="home" />
    </>
  ) : (
    <>
      Order until <DateTime iso={ends_at} zone="home" />
    </>
  )
