import { IconButton } from '@brightyard/ui'
import { MoreIcon } from '@brightyard/ui/icons'
import { Menu, MenuItem } from '@brightyard/ui/overlay'
import { type ReactNode, useState } from 'react'
import { ConfirmDialog } from './confirm-dialog.tsx'

export interface DeskMenuProps {
  /** What it is of, as in `More for The sky`. */
  name: string
  /** A draft can be deleted; what was published can be closed and opened again. */
  state: string
  busy: boolean
  /** What a deleted draft means: `It cannot be brought back.` */
  ofDeleting: string
  onCopy: () => void
  onClose: (isClosed: boolean) => void
  /** True once it is gone. */
  onDelete: () => Promise<boolean>
  /** Entries before these. */
  children?: ReactNode
}

/** Everything else that can be done with a thing one has made. */
export function DeskMenu(props: DeskMenuProps) {
  const { name, state, busy, ofDeleting, onCopy, onClose, onDelete, children } = props
  const [isAsking, setAsking] = useState(false)
  const [isDeleting, setDeleting] = useState(false)
  const isDraft = state === 'draft'
  const isClosed = state === 'closed'
  async function deleteNow() {
    setDeleting(true)
    if (await onDelete()) setAsking(false)
    setDeleting(false)
  }
  return (
    <>
      <Menu
        align="end"
        label={`More for ${name}`}
        trigger={
          <IconButton label={`More for ${name}`} busy={busy}>
            <MoreIcon size={20} aria-hidden />
          </IconButton>
        }
      >
        {children}
        <MenuItem value="copy" onSelect={onCopy}>
          Duplicate
        </MenuItem>
        {isDraft ? (
          <MenuItem value="delete" colorPalette="danger" onSelect={() => setAsking(true)}>
            Delete
          </MenuItem>
        ) : (
          <MenuItem value="close" onSelect={() => onClose(!isClosed)}>
            {isClosed ? 'Open it again' : 'Close it now'}
          </MenuItem>
        )}
      </Menu>
      <ConfirmDialog
        open={isAsking}
        title="Delete this draft?"
        description={ofDeleting}
        keep="Keep it"
        confirm="Delete the draft"
        busy={isDeleting}
        onConfirm={() => void deleteNow()}
        onClose={() => setAsking(false)}
      />
    </>
  )
}
