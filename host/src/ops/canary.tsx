import { changePercent, haltCandidate, promoteCandidate } from '@brightyard/contract/registry'
import type { CandidateShare } from '@brightyard/contract/release'
import { Section, SimpleGrid } from '@brightyard/ui'
import { useState } from 'react'
import { ChangeForm } from './change-form.tsx'
import { PercentSlider } from './percent-slider.tsx'

/** Actions for the running canary. */
export function Canary({ set, percent }: CandidateShare) {
  const [chosen, setChosen] = useState<number | null>(null)
  const wanted = chosen ?? percent
  return (
    <Section
      title={`Candidate: set ${set} for ${percent}% of visitors`}
      intro="The registry halts it automatically when it fails more often than the current set."
    >
      <SimpleGrid columns={{ base: 1, lg: 3 }} gap="6">
        <ChangeForm
          call={changePercent}
          input={(reason) => ({ candidate: set, percent: wanted, reason })}
          action={`Change share to ${wanted}%`}
          done={`Set ${set} now goes to ${wanted}% of visitors.`}
          variant="soft"
          onDone={() => setChosen(null)}
        >
          <PercentSlider percent={wanted} onPercentChange={setChosen} />
        </ChangeForm>
        <ChangeForm
          call={promoteCandidate}
          input={(reason) => ({ candidate: set, reason })}
          action="Promote to everybody"
          done={`Set ${set} now goes to everybody.`}
        />
        <ChangeForm
          call={haltCandidate}
          input={(reason) => ({ candidate: set, reason })}
          action="Halt"
          done={`Set ${set} was halted: everybody gets the current set.`}
          colorPalette="danger"
        />
      </SimpleGrid>
    </Section>
  )
}
