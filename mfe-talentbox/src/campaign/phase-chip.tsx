import { Chip } from '@brightyard/ui'
import { type CampaignPhase, phaseWords } from './campaign-phase.ts'

/** The state of a campaign in words; its colour only repeats them. */
export const PhaseChip = ({ phase }: { phase: CampaignPhase }) => (
  <Chip
    tone={phase === 'open' || phase === 'judging' ? 'solid' : 'outline'}
    colorPalette={phaseWords[phase].colour}
  >
    {phaseWords[phase].label}
  </Chip>
)
