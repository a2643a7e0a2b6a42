import type { SessionUser } from '@brightyard/contract/entities'
import { talentboxPaths } from '@brightyard/contract/paths'
import { Navigate, useQuery } from '@brightyard/runtime'
import { Container, SkeletonLines } from '@brightyard/ui'
import { runningQuery } from '../../campaign/campaign.queries.ts'
import { OwnEntries } from './own-entries.tsx'

/** Old links name a campaign by its id; one that is not open leads to all entries. */
export function CampaignOfId({ id, user }: { id: number; user: SessionUser }) {
  const running = useQuery(runningQuery)
  const found = running.data?.find((campaign) => campaign.id === id)
  if (found) return <Navigate replace to={talentboxPaths.submission.to({}, { slug: found.slug })} />
  if (running.isPending)
    return (
      <Container size="reading" py="10">
        <SkeletonLines label="Looking for the campaign" lines={6} />
      </Container>
    )
  return <OwnEntries user={user} />
}
