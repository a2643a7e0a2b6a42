import { Box, Button, Notice } from '@brightyard/ui'
import { useState } from 'react'
import { type BagLine, needsAttention } from '../../bag/bag-line.ts'

/** Where the way to the checkout leads while there is something to accept. */
export const changesId = 'bag-changes'

interface ChangesNoticeProps {
  lines: readonly BagLine[]
  onAccept: (lines: readonly BagLine[]) => Promise<boolean>
}

/** Above the lines: that some have changed, and one press that agrees to what can be agreed to. */
export function ChangesNotice({ lines, onAccept }: ChangesNoticeProps) {
  const [accepting, setAccepting] = useState(false)
  const changed = lines.filter(needsAttention)
  const acceptable = changed.filter(({ notice }) => (notice?.suggested_quantity ?? 0) > 0)
  if (changed.length === 0) return null

  async function acceptAll() {
    setAccepting(true)
    await onAccept(acceptable)
    setAccepting(false)
    // The button goes with its notice.
    document.querySelector<HTMLElement>('[data-page-heading]')?.focus()
  }
  return (
    <Box mb="6" id={changesId} tabIndex={-1}>
      <Notice
        tone="warning"
        title={
          changed.length === 1
            ? 'One item has changed since you put it in'
            : `${changed.length} items have changed since you put them in`
        }
        action={
          acceptable.length > 1 ? (
            <Button
              size="sm"
              variant="outline"
              busy={accepting}
              onClick={() => void acceptAll()}
            >{`Accept ${acceptable.length} changes`}</Button>
          ) : null
        }
      >
        Each says what it was, what it is now, and what you can do.
      </Notice>
    </Box>
  )
}
