// Bundled with the pages that have one, so that no other page carries it.
import { Button, Flex, Span } from '@brightyard/ui'
import { CheckIcon, CopyIcon } from '@brightyard/ui/icons'
import { useEffect, useState } from 'react'

export interface CopyableCodeProps {
  /** What the code is of, as in `Order code`. */
  label: string
  code: string
}

const shownForMs = 4000
const messages = { idle: '', copied: 'Copied', failed: 'Please select and copy it by hand' }

/** A code that people quote to others, in one line with a button that copies it. */
export function CopyableCode({ label, code }: CopyableCodeProps) {
  const [outcome, setOutcome] = useState<keyof typeof messages>('idle')
  useEffect(() => {
    if (outcome === 'idle') return undefined
    const timer = setTimeout(() => setOutcome('idle'), shownForMs)
    return () => clearTimeout(timer)
  }, [outcome])

  async function copy() {
    try {
      await navigator.clipboard.writeText(code)
      setOutcome('copied')
    } catch {
      setOutcome('failed')
    }
  }

  return (
    <Flex as="span" wrap="wrap" align="center" columnGap="2" fontSize="sm" color="fg.muted">
      <Span>{label}</Span>
      <Span
        fontWeight="semibold"
        color="fg"
        fontVariantNumeric="tabular-nums"
        overflowWrap="anywhere"
        userSelect="all"
      >
        {code}
      </Span>
      <Button
        size="xs"
        variant="ghost"
        aria-label={`Copy ${label.toLowerCase()}`}
        startIcon={outcome === 'copied' ? <CheckIcon size={16} /> : <CopyIcon size={16} />}
        onClick={() => void copy()}
      >
        Copy
      </Button>
      <Span role="status">{messages[outcome]}</Span>
    </Flex>
  )
}
