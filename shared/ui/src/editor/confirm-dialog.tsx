import { Button } from '@brightyard/ui'
import { Dialog } from '@brightyard/ui/overlay'
import type { ReactNode } from 'react'

export interface ConfirmDialogProps {
  open: boolean
  /** `Delete this draft?` */
  title: string
  /** What it means, and whether it can be undone. */
  description: string
  /** More than a sentence can say, such as what exactly reaches people. */
  children?: ReactNode
  /** `Keep it` */
  keep: string
  /** `Delete the draft` */
  confirm: string
  /** `publish`: nothing is lost by it, so its button is not red. */
  tone?: 'danger' | 'publish'
  busy?: boolean
  onConfirm: () => void
  /** Without doing it. */
  onClose: () => void
}

/** Asks once more before something is lost, or reaches people. */
export const ConfirmDialog = (props: ConfirmDialogProps) => {
  const { open, title, description, keep, confirm, busy = false, onConfirm, onClose } = props
  const { tone = 'danger', children } = props
  return (
    <Dialog
      open={open}
      alert
      size="sm"
      title={title}
      description={description}
      onClose={onClose}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {keep}
          </Button>
          <Button
            {...(tone === 'danger' ? { colorPalette: 'danger' } : {})}
            busy={busy}
            onClick={onConfirm}
          >
            {confirm}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  )
}
