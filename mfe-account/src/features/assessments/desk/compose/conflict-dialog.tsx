import type { DeskAssessment } from '@brightyard/contract/entities'
import { DateTime } from '@brightyard/runtime'
import { Button, Stack, Text } from '@brightyard/ui'
import { Dialog } from '@brightyard/ui/overlay'

interface Props {
  theirs: DeskAssessment
  busy: boolean
  onTakeTheirs: () => void
  onOverwrite: () => void
  onSaveCopy: () => void
}

/** Two people, or two windows, have changed one assessment: nothing is overwritten unless somebody says so. */
export function ConflictDialog({ theirs, busy, onTakeTheirs, onOverwrite, onSaveCopy }: Props) {
  const isPublished = theirs.state !== 'draft'
  return (
    <Dialog
      open
      alert
      title={
        isPublished
          ? 'This assessment was published elsewhere'
          : 'This assessment was changed elsewhere'
      }
      description={
        <>
          In another window or by somebody else,{' '}
          <DateTime iso={theirs.changed_at} show="relative" />. Your own changes are still here.
          What shall happen with them?
        </>
      }
      onClose={() => {}}
    >
      <Stack gap="3">
        <Button busy={busy} onClick={onSaveCopy}>
          Save mine as a copy
        </Button>
        <Text color="fg.muted" fontSize="sm">
          Both stay: the copy is a draft of its own.
        </Text>
        <Button variant="outline" disabled={busy} onClick={onTakeTheirs}>
          Go on with the other version
        </Button>
        <Text color="fg.muted" fontSize="sm">
          Your changes since then are dropped.
        </Text>
        {!isPublished && (
          <>
            <Button variant="outline" colorPalette="danger" disabled={busy} onClick={onOverwrite}>
              Replace it with mine
            </Button>
            <Text color="fg.muted" fontSize="sm">
              What was changed elsewhere is dropped.
            </Text>
          </>
        )}
      </Stack>
    </Dialog>
  )
}
