import { Box, Button, Flex, Notice } from '@brightyard/ui'
import { useEffect, useRef } from 'react'

interface UnsavedQuestionProps {
  onGoOn: () => void
  onThrowAway: () => void
}

/** Asks before closing would lose what was typed. It takes the focus, because the press seemed to do nothing. */
export function UnsavedQuestion({ onGoOn, onThrowAway }: UnsavedQuestionProps) {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => button.current?.focus(), [])
  return (
    <Box mb="4">
      <Notice tone="warning" title="Your changes are not saved">
        <Flex gap="2" mt="2" wrap="wrap">
          <Button ref={button} size="xs" onClick={onGoOn}>
            Go on editing
          </Button>
          <Button size="xs" variant="outline" onClick={onThrowAway}>
            Throw them away
          </Button>
        </Flex>
      </Notice>
    </Box>
  )
}
