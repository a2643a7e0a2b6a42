import type { Campaign } from '@brightyard/contract/entities'
import { useHydrated } from '@brightyard/runtime'
import { lazy, Suspense, useState } from 'react'
import { useChosenCampaign } from '../../campaign/use-chosen-campaign.ts'

const CampaignDetails = lazy(() =>
  import('./campaign-details.tsx').then(({ CampaignDetails }) => ({ default: CampaignDetails })),
)

/** The details of the campaign in the address; their code is loaded with the first one. */
export function ChosenCampaign({
  campaigns,
  asOf,
}: {
  campaigns: readonly Campaign[]
  asOf: number
}) {
  const { slug, close } = useChosenCampaign()
  const hydrated = useHydrated()
  const found = hydrated ? campaigns.find((campaign) => campaign.slug === slug) : undefined
  // The last one stays while the dialog closes, so that it does not go blank on its way out.
  const [last, setLast] = useState(found)
  if (found && found !== last) setLast(found)
  if (!last) return null
  return (
    <Suspense>
      <CampaignDetails campaign={last} asOf={asOf} open={found !== undefined} onClose={close} />
    </Suspense>
  )
}
