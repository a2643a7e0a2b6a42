import type { MarketingCampaign, MarketingCampaignCard } from '@brightyard/contract/entities'
import { formatPrice } from '@brightyard/contract/money'
import { contentPaths, mobilePaths } from '@brightyard/contract/paths'
import {
  DateTime,
  Link,
  loadSubject,
  type PageContext,
  PageHead,
  pictureProps,
  useParams,
  useQuery,
} from '@brightyard/runtime'
import { Box, chakra, Heading, LinkButton, PageHeading, Picture, Text } from '@brightyard/ui'
import { EventTime } from '../../entries/event-time.tsx'
import { Loaded } from '../../entries/loaded.tsx'
import { campaignQuery, campaignsQuery } from './mobile.queries.ts'
import { MobileFrame } from './mobile-frame.tsx'
import { Questions } from './questions.tsx'

export const loader = ({ params, queryClient }: PageContext) =>
  params.slug
    ? loadSubject(queryClient.ensureQueryData(campaignQuery(params.slug)))
    : queryClient.ensureQueryData(campaignsQuery)

/** The campaigns that run, or one of them; it is ordered on the site. */
export function Component() {
  const { slug } = useParams()
  return (
    <MobileFrame shelf="Campaigns" related={slug ? [allCampaigns] : []}>
      {slug ? <OneCampaign slug={slug} /> : <Running />}
    </MobileFrame>
  )
}

const allCampaigns = { path: mobilePaths.mobileCampaign.to({}), label: 'All campaigns' }

function Running() {
  const campaigns = useQuery(campaignsQuery)
  return (
    <>
      <PageHead
        title="Campaigns, in the app"
        description="The campaigns of Brightyard that run now, and those that come soon."
        hidden
      />
      <PageHeading intro="Everybody can join, with or without an account.">Campaigns</PageHeading>
      <Loaded query={campaigns} what="the campaigns">
        {({ data }) => (
          <>
            <Campaigns
              campaigns={data.filter(({ state }) => state === 'running')}
              empty="No campaign runs today."
            />
            {data.some(({ state }) => state === 'upcoming') ? (
              <Box as="section" aria-label="Coming soon" mt="8">
                <Heading as="h2" size="sm" mb="3">
                  Coming soon
                </Heading>
                <Campaigns campaigns={data.filter(({ state }) => state === 'upcoming')} empty="" />
              </Box>
            ) : null}
          </>
        )}
      </Loaded>
    </>
  )
}

function Campaigns({
  campaigns,
  empty,
}: {
  campaigns: readonly MarketingCampaignCard[]
  empty: string
}) {
  if (campaigns.length === 0) return <Text>{empty}</Text>
  return (
    <chakra.ul listStyleType="none" display="grid" gap="5">
      {campaigns.map((campaign) => (
        <chakra.li
          key={campaign.slug}
          position="relative"
          bg="bg.panel"
          borderWidth="1px"
          borderRadius="xl"
          overflow="hidden"
        >
          <Picture
            {...pictureProps({ ...campaign.picture, alt: '' })}
            css={{ width: '100%', aspectRatio: '16 / 9', objectFit: 'cover' }}
          />
          <Box p="4">
            <Heading as="h3" size="sm">
              <CardLink to={mobilePaths.mobileCampaign.to({ slug: campaign.slug })}>
                {campaign.title}
              </CardLink>
            </Heading>
            <Text mt="1">{campaign.summary}</Text>
            <Facts campaign={campaign} />
          </Box>
        </chakra.li>
      ))}
    </chakra.ul>
  )
}

/** The whole card can be tapped. */
const CardLink = chakra(Link, {
  base: { '&::after': { content: '""', position: 'absolute', inset: '0' } },
})

const Facts = ({ campaign }: { campaign: MarketingCampaignCard }) => (
  <Text mt="2" color="colorPalette.fg" fontWeight="semibold">
    {campaign.place} ·{' '}
    {campaign.event ? (
      <EventTime event={campaign.event} />
    ) : (
      <>
        {campaign.state === 'upcoming' ? 'from ' : 'until '}
        <DateTime
          iso={campaign.state === 'upcoming' ? campaign.starts_at : campaign.ends_at}
          zone="home"
        />
      </>
    )}
  </Text>
)

function OneCampaign({ slug }: { slug: string }) {
  const campaign = useQuery(campaignQuery(slug))
  return (
    <Loaded query={campaign} what="the campaign">
      {(found) => (
        <>
          <PageHead
            title={`${found.title}, in the app`}
            description={found.summary}
            image={found.picture.src}
            hidden
          />
          <Picture
            {...pictureProps(found.picture)}
            priority
            css={{
              width: '100%',
              aspectRatio: '16 / 9',
              objectFit: 'cover',
              borderRadius: 'xl',
              marginBottom: '1rem',
            }}
          />
          <PageHeading intro={found.summary}>{found.title}</PageHeading>
          <Facts campaign={found} />
          <Details campaign={found} />
        </>
      )}
    </Loaded>
  )
}

const Details = ({ campaign }: { campaign: MarketingCampaign }) => (
  <>
    <chakra.ul listStyleType="none" display="grid" gap="4" mt="6">
      {campaign.highlights.map(({ title, text }) => (
        <li key={title}>
          <Text fontWeight="bold">{title}</Text>
          <Text>{text}</Text>
        </li>
      ))}
    </chakra.ul>
    {campaign.packages.length > 0 ? (
      <Box as="section" aria-label="What you can order" mt="7">
        <Heading as="h2" size="sm" mb="3">
          What you can order
        </Heading>
        <chakra.ul listStyleType="none" display="grid" gap="3">
          {campaign.packages.map(({ id, name, summary, price_in_paise, left }) => (
            <chakra.li key={id} borderWidth="1px" borderRadius="lg" bg="bg.panel" p="4">
              <Text fontWeight="bold">
                {name} · {price_in_paise === 0 ? 'Free' : formatPrice(price_in_paise)}
              </Text>
              <Text>{left === 0 ? 'Sold out.' : summary}</Text>
            </chakra.li>
          ))}
        </chakra.ul>
      </Box>
    ) : null}
    {campaign.state !== 'over' && campaign.packages.some(({ left }) => left !== 0) ? (
      <LinkButton asChild size="lg" width="full" mt="5">
        <Link to={contentPaths.campaign.to({ slug: campaign.slug })}>Order on the site</Link>
      </LinkButton>
    ) : null}
    {campaign.questions.length > 0 ? (
      <Box as="section" aria-label="Questions" mt="7">
        <Heading as="h2" size="sm" mb="3">
          Questions
        </Heading>
        <Questions
          questions={campaign.questions.map(({ question, answer }) => ({
            question,
            answer: `<p>${answer.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</p>`,
          }))}
        />
      </Box>
    ) : null}
  </>
)
