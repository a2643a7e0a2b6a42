import { Box, Button, Notice } from '@brightyard/ui'
import { useEffect, useRef, useState } from 'react'
import type { Undo } from '../../bag/bag-actions.ts'

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

interface UndoOffer {
  /** What has happened. */
  sentence: string
  run: Undo
}

/** The latest change that can be undone. It stays until the next one, so nobody has to hurry. */
export function useUndo() {
  const [undo, setUndo] = useState<UndoOffer | null>(null)
  return {
    undo,
    offer: (sentence: string, run: Undo | null) => setUndo(run && { sentence, run }),
    close: () => setUndo(null),
  }
}
