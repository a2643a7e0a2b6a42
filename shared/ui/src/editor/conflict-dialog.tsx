import { Button, Stack, Text } from '@brightyard/ui'
import { Dialog } from '@brightyard/ui/overlay'
import type { ReactNode } from 'react'

export interface ConflictDialogProps {
  /** `This form was changed elsewhere` */
  title: string
  /** When that was: `5 minutes ago`. */
  when: ReactNode
  /** What becomes of a copy: `Both stay: the copy is a draft of its own.` */
  ofCopy: string
  /** The copy is being saved. */
  busy: boolean
  onSaveCopy: () => void
  onTakeTheirs: () => void
  /** Left out where theirs cannot be replaced. */
  onOverwrite?: (() => void) | undefined
}

/** Two people, or two windows, have changed one thing: nothing is overwritten unless somebody says so. */
export const ConflictDialog = (props: ConflictDialogProps) => {
  const { title, when, ofCopy, busy, onSaveCopy, onTakeTheirs, onOverwrite } = props
  return (
    <Dialog
      open
      alert
      title={title}
      description={
        <>
          In another window or by somebody else, {when}. Your own changes are still here. What shall
          happen with them?
        </>
      }
      onClose={() => {}}
    >
      <Stack gap="3" pb="6">
        <Button busy={busy} onClick={onSaveCopy}>
          Save mine as a copy
        </Button>
        <Text color="fg.muted" fontSize="sm">
          {ofCopy}
        </Text>
        <Button variant="outline" disabled={busy} onClick={onTakeTheirs}>
          Go on with the other version
        </Button>
        <Text color="fg.muted" fontSize="sm">
          Your changes since then are dropped.
        </Text>
        {onOverwrite && (
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
