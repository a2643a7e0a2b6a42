import type { DeskForm } from '@brightyard/contract/entities'
import { DateTime } from '@brightyard/runtime'
import { Button, Stack, Text } from '@brightyard/ui'
import { Dialog } from '@brightyard/ui/overlay'

interface Props {
  theirs: DeskForm
  busy: boolean
  onTakeTheirs: () => void
  onOverwrite: () => void
  onSaveCopy: () => void
}

/** Two people, or two windows, have changed one form: nothing is overwritten unless somebody says so. */
export const ConflictDialog = ({ theirs, busy, onTakeTheirs, onOverwrite, onSaveCopy }: Props) => (
  <Dialog
    open
    alert
    title="This form was changed elsewhere"
    description={
      <>
        In another window or by somebody else, <DateTime iso={theirs.updated_at} show="relative" />.
        Your own changes are still here. What shall happen with them?
      </>
    }
    onClose={() => {}}
  >
    <Stack gap="3">
      <Button busy={busy} onClick={onSaveCopy}>
        Save mine as a copy
      </Button>
      <Text color="fg.muted" fontSize="sm">
        Both stay: the copy is a draft with an address of its own.
      </Text>
      <Button variant="outline" disabled={busy} onClick={onTakeTheirs}>
        Go on with the other version
      </Button>
      <Text color="fg.muted" fontSize="sm">
        Your changes since then are dropped.
      </Text>
      <Button variant="outline" colorPalette="danger" disabled={busy} onClick={onOverwrite}>
        Replace it with mine
      </Button>
      <Text color="fg.muted" fontSize="sm">
        What was changed elsewhere is dropped.
      </Text>
    </Stack>
  </Dialog>
)
