import { Box, Button, Notice } from '@brightyard/ui'
import { useEffect, useRef, useState } from 'react'
import type { UndoOffer } from './use-undo.ts'

/** Says what was removed and undoes it. It takes the focus, because the pressed button is gone. */
export function UndoNotice({ undo, onClose }: { undo: UndoOffer; onClose: () => void }) {
  const button = useRef<HTMLButtonElement>(null)
  const [state, setState] = useState<'offered' | 'running' | 'failed'>('offered')
  useEffect(() => button.current?.focus(), [])

  async function takeBack() {
    setState('running')
    if (await undo.run()) onClose()
    else setState('failed')
  }
  return (
    <Box mb="6">
      <Notice
        tone={state === 'failed' ? 'warning' : 'info'}
        action={
          <Button
            ref={button}
            size="sm"
            variant="outline"
            busy={state === 'running'}
            onClick={() => void takeBack()}
          >
            Undo
          </Button>
        }
      >
        {state === 'failed' ? 'It could not be put back. Please try again.' : undo.sentence}
      </Notice>
    </Box>
  )
}
