import type { DeskAssessment, DeskState } from '@brightyard/contract/entities'
import { DeskMenu } from '@brightyard/ui/editor'
import { useAssessmentActions } from './use-assessment-actions.ts'

interface Props {
  card: { id: number; state: DeskState }
  name: string
  onChanged?: (desk: DeskAssessment) => void
}

/** Everything else that can be done with an assessment. */
export function AssessmentActions({ card: { id, state }, name, onChanged }: Props) {
  const { closing, copying, deleting } = useAssessmentActions(onChanged)
  return (
    <DeskMenu
      name={name}
      state={state}
      busy={copying.isPending || closing.isPending}
      ofDeleting={`“${name}” was never published, so nobody has taken it. Its questions stay in the bank.`}
      onCopy={() => copying.mutate({ id })}
      onClose={(is_closed) => closing.mutate({ id, is_closed })}
      onDelete={() =>
        deleting.mutateAsync({ id }).then(
          () => true,
          () => false,
        )
      }
    />
  )
}
