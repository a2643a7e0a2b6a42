import { rollBackSet } from '@brightyard/contract/registry'
import { useQuery } from '@brightyard/runtime'
import { ErrorState, SkeletonLines, Stack } from '@brightyard/ui'
import { Checkbox } from '@brightyard/ui/form'
import { Dialog } from '@brightyard/ui/overlay'
import { useState } from 'react'
import { ChangeForm } from './change-form.tsx'
import { diffQuery } from './ops.queries.ts'
import { SetDiff } from './set-diff.tsx'

interface RollbackDialogProps {
  /** The set that was current when this was opened: the decision is about that one. */
  from: number
  to: number
  isFrozen: boolean
  onClose: () => void
}

/** Shows what would change before anybody can go back. */
export function RollbackDialog({ from, to, isFrozen, onClose }: RollbackDialogProps) {
  const diff = useQuery(diffQuery(from, to))
  const [despiteFreeze, setDespiteFreeze] = useState(false)
  return (
    <Dialog
      open
      onClose={onClose}
      size="lg"
      title={`Go back to set ${to}`}
      description={`What visitors get otherwise than in set ${from}. It becomes a new set; a canary ends with it.`}
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
            action={`Go back to set ${to}`}
            done={`Everybody gets the content of set ${to} again.`}
            colorPalette="danger"
            onDone={onClose}
          >
            {isFrozen && (
              <Checkbox
                checked={despiteFreeze}
                onChange={({ target }) => setDespiteFreeze(target.checked)}
              >
                Although the site is frozen
              </Checkbox>
            )}
          </ChangeForm>
        </Stack>
      )}
    </Dialog>
  )
}
