import type { Campaign, CampaignPhase } from '@brightyard/contract/entities'
import { Button, type ButtonVariantProps } from '@brightyard/ui'
import { phaseLabels } from './campaign-phase.ts'
import { useChosenCampaign } from './use-chosen-campaign.ts'

/** Opens a campaign's details; its label depends on the phase. */
export function DetailsButton({
  campaign,
  phase,
  ...style
}: { campaign: Campaign; phase: CampaignPhase } & Pick<ButtonVariantProps, 'variant' | 'size'>) {
  const { choose } = useChosenCampaign()
  const { action } = phaseLabels[phase]
  return (
    <Button
      {...style}
      aria-haspopup="dialog"
      aria-label={`${action}: ${campaign.title}`}
      onClick={() => choose(campaign.slug)}
    >
      {action}
    </Button>
  )
}
