import { failureSentence } from '@brightyard/runtime'
import { Button, Notice } from '@brightyard/ui'
import { Dialog } from '@brightyard/ui/overlay'
import { useState } from 'react'
import type { EntryWork } from './use-entry.ts'

/** Takes an entry back, after a question. */
export function Withdraw({ shown: { draft, withdrawing } }: { shown: EntryWork }) {
  const [isAsked, ask] = useState(false)
  const isDraft = draft.stored.status === 'draft'
  const isPaid = draft.stored.fee_in_paise > 0 && draft.stored.paid_at !== null
  const words = isDraft ? 'Delete the draft' : 'Withdraw the entry'
  return (
    <>
      <Button
        variant="ghost"
        colorPalette="danger"
        alignSelf="flex-start"
        onClick={() => ask(true)}
      >
        {words}
      </Button>
      <Dialog
        open={isAsked}
        alert
        title={`${words}?`}
        description={
          isDraft
            ? 'What you have written is gone then. You can begin again until the campaign closes.'
            : `It leaves the campaign for good.${isPaid ? ' The fee that was paid is not given back.' : ''}`
        }
        onClose={() => ask(false)}
        footer={
          <>
            <Button variant="outline" onClick={() => ask(false)}>
              Keep it
            </Button>
            <Button
              colorPalette="danger"
              busy={withdrawing.isPending}
              onClick={() => withdrawing.mutate({ id: draft.stored.id })}
            >
              {words}
            </Button>
          </>
        }
      >
        {withdrawing.isError ? (
          <Notice tone="danger">{failureSentence(withdrawing.error)}</Notice>
        ) : null}
      </Dialog>
    </>
  )
}
