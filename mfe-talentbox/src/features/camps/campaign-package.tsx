import { listCampaigns } from '@brightyard/contract/calls'
import type { TalentCampaign } from '@brightyard/contract/entities'
import { talentboxPaths } from '@brightyard/contract/paths'
import { Link, PageHead, pageNotFound, type QueryClient, useQuery } from '@brightyard/runtime'
import { queryOf } from '@brightyard/runtime/queries'
import { Box, chakra, Container, Heading, LinkButton, Notice, Text } from '@brightyard/ui'
import { agesOf } from '../../campaign/campaign-facts.ts'
import { CampCrumbs } from '../../camps/camp-crumbs.tsx'
import { CampBand } from '../../camps/camp-scene.tsx'
import { priceText } from '../../camps/camp-words.ts'
import { Loaded } from '../../camps/loaded.tsx'
import { campaignQuery } from '../../stage/talent.queries.ts'

/** The campaign that an address names by its id. */
export async function loadCampaign(queryClient: QueryClient, id: number | null) {
  const { data } = await queryClient.ensureQueryData(queryOf(listCampaigns, { maxRows: 100 }))
  const campaign = data.find((one) => one.id === id)
  if (!campaign) throw pageNotFound()
  await queryClient.prefetchQuery(campaignQuery(campaign.slug))
  return campaign.slug
}

const includes = ({ entries_per_kid: entries, prizes }: TalentCampaign) => [
  entries === 1 ? 'One entry for each child' : `Up to ${entries} entries for each child`,
  'A place on the stage, once we have looked at it',
  'An answer from the jury',
  ...prizes.slice(-1).map(({ rank, prize }) => `${rank}: ${prize}`),
]

/** What taking part in a campaign includes: it has one package. */
export function CampaignPackage({ slug }: { slug: string }) {
  const query = useQuery(campaignQuery(slug))
  return (
    <Loaded query={query} what="the campaign">
      {(campaign) => (
        <>
          <PageHead
            title={`Take part in ${campaign.title}`}
            description={campaign.summary}
            canonical={talentboxPaths.campaign.to({ slug })}
          />
          <CampBand low title={campaign.title} before={<CampCrumbs />}>
            {agesOf(campaign.age)}
          </CampBand>
          <Container size="reading" py={{ base: '8', md: '12' }}>
            {campaign.phase === 'open' ? (
              <Box p="6" bg="sun.subtle" borderRadius="xl">
                <Heading as="h2" size="md">
                  Take part
                </Heading>
                <Text mt="1" fontFamily="heading" fontWeight="bold" fontSize="2xl">
                  {priceText(campaign.entry_fee_in_paise)}
                </Text>
                <chakra.ul ps="5" my="4" listStyleType="disc">
                  {includes(campaign).map((thing) => (
                    <li key={thing}>{thing}</li>
                  ))}
                </chakra.ul>
                <LinkButton asChild size="lg">
                  <Link to={talentboxPaths.submission.to({}, { slug })}>Choose</Link>
                </LinkButton>
              </Box>
            ) : (
              <Notice
                title="Nobody can enter right now"
                action={
                  <LinkButton asChild>
                    <Link to={talentboxPaths.campaign.to({ slug })}>See the campaign</Link>
                  </LinkButton>
                }
              >
                On its page you see when it opens, or who won.
              </Notice>
            )}
          </Container>
        </>
      )}
    </Loaded>
  )
}
