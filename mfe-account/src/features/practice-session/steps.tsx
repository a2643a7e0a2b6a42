import type { PracticeSession } from '@brightyard/contract/entities'
import { questionsPerSession } from '@brightyard/contract/entities'
import { chakra, Flex, Text, VisuallyHidden } from '@brightyard/ui'
import { CheckIcon } from '@brightyard/ui/icons'

type Step = 'right' | 'tried' | 'now' | 'open'

function stepsOf({ results, question }: PracticeSession): Step[] {
  return Array.from({ length: questionsPerSession }, (_, index) => {
    const result = results.find(({ number }) => number === index + 1)
    if (result) return result.is_right ? 'right' : 'tried'
    return question?.number === index + 1 ? 'now' : 'open'
  })
}

const words: Readonly<Record<Step, string>> = {
  right: 'right',
  tried: 'tried',
  now: 'now',
  open: 'to come',
}

const looks = {
  right: { bg: 'learn.solid', borderColor: 'learn.solid', color: 'learn.contrast' },
  tried: { bg: 'sun.muted', borderColor: 'sun.deep', color: 'sun.fg' },
  now: { borderColor: 'fg', borderWidth: '3px' },
  open: { borderColor: 'border' },
} as const

/** Which question it is, and how far the session: a tick for each right answer, a dash for each that was tried. */
export function Steps({ session, number }: { session: PracticeSession; number: number }) {
  return (
    <Flex align="center" justify="space-between" gap="3" wrap="wrap" mb="5">
      <Text fontWeight="semibold">
        Question {number} of {questionsPerSession}
      </Text>
      <chakra.ol listStyleType="none" display="flex" gap="1" aria-label="Progress">
        {stepsOf(session).map((step, index) => (
          <chakra.li key={index} {...(step === 'now' ? { 'aria-current': 'step' as const } : {})}>
            <Flex
              aria-hidden
              boxSize="1.375rem"
              borderRadius="full"
              borderWidth="2px"
              align="center"
              justify="center"
              fontWeight="bold"
              {...looks[step]}
            >
              {step === 'right' ? <CheckIcon size={14} /> : step === 'tried' ? '–' : null}
            </Flex>
            <VisuallyHidden>{`${index + 1}: ${words[step]}`}</VisuallyHidden>
          </chakra.li>
        ))}
      </chakra.ol>
    </Flex>
  )
}
