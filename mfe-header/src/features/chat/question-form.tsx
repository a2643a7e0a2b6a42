import { Box, chakra, IconButton } from '@brightyard/ui'
import { SendIcon } from '@brightyard/ui/icons'
import { useEffect, useRef, useState } from 'react'

const longestQuestion = 200

const Input = chakra('input', {
  base: {
    flex: '1',
    minW: '0',
    height: '11',
    px: '4',
    borderRadius: 'full',
    bg: 'bg.panel',
    color: 'fg',
    boxShadow: 'inset 0 0 0 1.5px var(--by-colors-border-control)',
  },
})

interface Props {
  onAsk: (question: string) => void
}

/** Takes the focus when the chat opens. An empty question is not sent. */
export function QuestionForm({ onAsk }: Props) {
  const [text, setText] = useState('')
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => input.current?.focus(), [])
  return (
    <Box
      as="form"
      display="flex"
      gap="2"
      p="3"
      borderTopWidth="1px"
      borderColor="border"
      onSubmit={(event) => {
        event.preventDefault()
        const question = text.trim()
        if (!question) return
        onAsk(question)
        setText('')
      }}
    >
      <Input
        ref={input}
        aria-label="Your question"
        placeholder="Your question"
        autoComplete="off"
        enterKeyHint="send"
        maxLength={longestQuestion}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <IconButton type="submit" label="Ask" variant="solid" size="md">
        <SendIcon />
      </IconButton>
    </Box>
  )
}
