import type { DeskForm } from '@brightyard/contract/entities'
import { ConfirmDialog } from '@brightyard/ui/editor'
import { useState } from 'react'
import { publishWords } from '../publish-words.ts'

interface Props {
  form: DeskForm
  busy: boolean
  onConfirm: () => void
  onClose: () => void
}

/** Says whom a form reaches before it does. */
export function PublishDialog({ form, busy, onConfirm, onClose }: Props) {
  const [asked] = useState(Date.now)
  return (
    <ConfirmDialog
      open
      tone="publish"
      {...publishWords(form, asked)}
      keep="Not yet"
      busy={busy}
      onConfirm={onConfirm}
      onClose={onClose}
    />
  )
}
