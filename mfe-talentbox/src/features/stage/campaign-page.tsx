import type { TalentCampaign } from '@brightyard/contract/entities'
import { talentboxPaths } from '@brightyard/contract/paths'
import { Link, PageHead, requestIdOf, useQuery } from '@brightyard/runtime'
import { Box, Container, ErrorState, LinkButton, SkeletonLines } from '@brightyard/ui'
import type { ReactNode } from 'react'
import { campaignEvent } from '../../campaign/campaign-event.ts'
import { colourOf } from '../../campaign/campaign-facts.ts'
import { campaignQuery } from '../../stage/talent.queries.ts'

interface CampaignPageProps {
  slug: string
  /** The one true address of this page. */
  canonical: string
  /** For the title of a page beside the campaign's own. */
  about?: string
  children: (campaign: TalentCampaign) => ReactNode
}

/** What pages about one campaign share: its data, head and colour, and what is shown without it. */
export function CampaignPage({ slug, canonical, about, children }: CampaignPageProps) {
  const query = useQuery(campaignQuery(slug))
  if (query.data) {
    const { title, summary, picture, theme } = query.data
    return (
      <Box colorPalette={colourOf(theme)}>
        <PageHead
          title={about ? `${title}: ${about}` : title}
          description={summary}
          image={picture?.src}
          canonical={canonical}
          structuredData={campaignEvent(query.data)}
        />
        {children(query.data)}
      </Box>
    )
  }
  return (
    <Container size="reading" py="10">
      <PageHead title="Campaign" description="A campaign of the TalentBox." hidden />
      {query.isError ? (
        <ErrorState
          level={1}
          title="We could not load this campaign"
          onRetry={() => void query.refetch()}
          retrying={query.isFetching}
          requestId={requestIdOf(query.error)}
          action={
            <LinkButton asChild variant="outline">
              <Link to={talentboxPaths.home.to()}>All campaigns</Link>
            </LinkButton>
          }
        />
      ) : (
        <SkeletonLines label="Loading the campaign" lines={10} />
      )}
    </Container>
  )
}
