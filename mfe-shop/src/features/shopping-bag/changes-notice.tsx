import { Box, Button, Notice } from '@brightyard/ui'
import { useState } from 'react'
import { type BagLine, needsAttention } from '../../bag/bag-line.ts'

/** Where the checkout button leads while there are changes to accept. */
export const changesId = 'bag-changes'

interface ChangesNoticeProps {
  lines: readonly BagLine[]
  onAccept: (lines: readonly BagLine[]) => Promise<boolean>
}

/** Above the lines: says that some have changed, and accepts all acceptable changes with one press. */
export function ChangesNotice({ lines, onAccept }: ChangesNoticeProps) {
  const [accepting, setAccepting] = useState(false)
  const changed = lines.filter(needsAttention)
  const acceptable = changed.filter(({ notice }) => (notice?.suggested_quantity ?? 0) > 0)
  if (changed.length === 0) return null

  async function acceptAll() {
    setAccepting(true)
    await onAccept(acceptable)
    setAccepting(false)
    // The button disappears with its notice.
    document.querySelector<HTMLElement>('[data-page-heading]')?.focus()
  }
  return (
    <Box mb="6" id={changesId} tabIndex={-1}>
      <Notice
        tone="warning"
        title={
          changed.length === 1
            ? 'One item has changed since you added it'
            : `${changed.length} items have changed since you added them`
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
        Each item below says what has changed and what you can do.
      </Notice>
    </Box>
  )
}
