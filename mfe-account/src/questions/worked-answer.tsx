import type { SampleResult } from '@brightyard/contract/entities'
import { Box, Button, chakra, Flex, Heading, LiveRegion, Text } from '@brightyard/ui'
import { CheckIcon, HelpIcon } from '@brightyard/ui/icons'
import { type ReactNode, useEffect, useId, useRef } from 'react'

interface Props {
  result: SampleResult
  /** Its text. */
  question: string
  /** Of its heading. */
  level: 2 | 3
  /** As it was written; empty where the child did not know. */
  given: string
  /** What the button says: `Next question`. */
  next: string
  onNext: () => void
  children?: ReactNode
}

/** Right or not yet, the answer, and how it is worked out. The button has the focus and is described by the result. */
export function WorkedAnswer({ result, question, level, given, next, onNext, children }: Props) {
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => button.current?.focus(), [])
  const { is_right: isRight, answer, solution } = result
  const verdict = isRight ? 'That is right!' : given ? 'Not yet.' : 'No problem.'
  const sentence = isRight ? `It is ${answer}.` : `The answer is ${answer}.`
  const Mark = isRight ? CheckIcon : HelpIcon
  return (
    <Box colorPalette={isRight ? 'learn' : 'sun'}>
      <Text fontWeight="semibold" whiteSpace="pre-line" overflowWrap="anywhere" mb="3">
        {question}
      </Text>
      <Flex
        bg="colorPalette.subtle"
        borderRadius="xl"
        p={{ base: '4', md: '6' }}
        gap="4"
        align="flex-start"
      >
        <Flex
          aria-hidden
          flexShrink={0}
          boxSize="2.75rem"
          borderRadius="full"
          align="center"
          justify="center"
          bg="colorPalette.solid"
          color="colorPalette.contrast"
        >
          <Mark size={24} />
        </Flex>
        <Box minW="0" flex="1">
          <Box id={id}>
            <Heading as={`h${level}`} size="md">
              {verdict}
            </Heading>
            <Text fontSize="lg">{sentence}</Text>
          </Box>
          {!isRight && given ? <Text color="fg.muted">You wrote: {given}</Text> : null}
          <Text fontWeight="bold" mt="4">
            How it works
          </Text>
          <chakra.ol listStyleType="decimal" ps="5" display="grid" gap="1">
            {solution.map((line, index) => (
              <li key={`${index} ${line}`}>{line}</li>
            ))}
          </chakra.ol>
        </Box>
      </Flex>
      {children}
      <Flex mt="5">
        <Button
          ref={button}
          size="lg"
          colorPalette="learn"
          aria-describedby={id}
          // A key held down since the answer does not skip the working.
          onKeyDown={(event) => {
            if (event.repeat) event.preventDefault()
          }}
          onClick={onNext}
        >
          {next}
        </Button>
      </Flex>
      <LiveRegion>{`${verdict} ${sentence}`}</LiveRegion>
    </Box>
  )
}
