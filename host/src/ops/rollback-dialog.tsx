import { haltCandidate, rollBackSet } from '@brightyard/contract/registry'
import type { CandidateShare } from '@brightyard/contract/release'
import { useQuery } from '@brightyard/runtime'
import { ErrorState, SkeletonLines, Stack } from '@brightyard/ui'
import { Checkbox } from '@brightyard/ui/form'
import { Dialog } from '@brightyard/ui/overlay'
import { useState } from 'react'
import { ChangeForm } from './change-form.tsx'
import { diffQuery } from './ops.queries.ts'
import { SetDiff } from './set-diff.tsx'

interface RollbackDialogProps {
  /** The set that was current when this was opened. */
  from: number
  to: number
  isFrozen: boolean
  onClose: () => void
}

/** Shows the changes before the rollback. */
export function RollbackDialog({ from, to, isFrozen, onClose }: RollbackDialogProps) {
  const diff = useQuery(diffQuery(from, to))
  const [despiteFreeze, setDespiteFreeze] = useState(false)
  return (
    <Dialog
      open
      onClose={onClose}
      size="lg"
      title={`Roll back to set ${to}`}
      description={`What changes compared with set ${from}. This creates a new set and ends any canary.`}
    >
      {diff.isPending && <SkeletonLines label="Comparing the sets" />}
      {diff.isError && (
        <ErrorState
          title="The sets could not be compared"
          onRetry={() => void diff.refetch()}
          retrying={diff.isFetching}
        >
          {diff.error.message}
        </ErrorState>
      )}
      {diff.data && (
        <Stack gap="6" pb="6">
          <SetDiff diff={diff.data} />
          <ChangeForm
            call={rollBackSet}
            input={(reason) => ({ to, expect: from, reason, despiteFreeze })}
            action={`Roll back to set ${to}`}
            done={`Everybody gets the content of set ${to} again.`}
            colorPalette="danger"
            onDone={onClose}
          >
            {isFrozen && (
              <Checkbox
                checked={despiteFreeze}
                onChange={({ target }) => setDespiteFreeze(target.checked)}
              >
                Roll back although the site is frozen
              </Checkbox>
            )}
          </ChangeForm>
        </Stack>
      )}
    </Dialog>
  )
}

interface HaltDialogProps extends CandidateShare {
  current: number
  onClose: () => void
}

/** A candidate is not rolled back to: it runs, and can be halted. */
export function HaltDialog({ set, percent, current, onClose }: HaltDialogProps) {
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Halt the canary of set ${set}`}
      description={`The ${percent}% of visitors who get set ${set} get set ${current} with their next page, as everybody else does. Set ${set} stays in the list.`}
    >
      <ChangeForm
        call={haltCandidate}
        input={(reason) => ({ candidate: set, reason })}
        action={`Halt set ${set}`}
        done={`Set ${set} was halted: everybody gets set ${current}.`}
        colorPalette="danger"
        onDone={onClose}
      />
    </Dialog>
  )
}
