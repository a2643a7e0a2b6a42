import type { CampaignPhase } from '@brightyard/contract/entities'
import { Chip } from '@brightyard/ui'
import { phaseLabels } from './campaign-phase.ts'

/** The phase of a campaign; the colour only repeats the text. */
export const PhaseChip = ({ phase }: { phase: CampaignPhase }) => (
  <Chip
    tone={phase === 'open' || phase === 'judging' ? 'solid' : 'outline'}
    colorPalette={phaseLabels[phase].colour}
  >
    {phaseLabels[phase].label}
  </Chip>
)
