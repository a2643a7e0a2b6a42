import type { Campaign } from '@brightyard/contract/entities'
import { Button, type ButtonVariantProps } from '@brightyard/ui'
import { type CampaignPhase, phaseWords } from './campaign-phase.ts'
import { useChosenCampaign } from './use-chosen-campaign.ts'

/** Opens a campaign's details; what it says depends on where the campaign stands. */
export function DetailsButton({
  campaign,
  phase,
  ...look
}: { campaign: Campaign; phase: CampaignPhase } & Pick<ButtonVariantProps, 'variant' | 'size'>) {
  const { choose } = useChosenCampaign()
  const { action } = phaseWords[phase]
  return (
    <Button
      {...look}
      aria-haspopup="dialog"
      aria-label={`${action}: ${campaign.title}`}
      onClick={() => choose(campaign.slug)}
    >
      {action}
    </Button>
  )
}
