import type { GivenAnswer, PaperQuestion } from '@brightyard/contract/entities'
import { Box, chakra, Flex, Heading, Text } from '@brightyard/ui'
import { isAnswered, isBegun } from './answered.ts'

interface Props {
  questions: readonly PaperQuestion[]
  answers: ReadonlyMap<number, GivenAnswer>
  current: number
  onGo: (to: number) => void
}

/** Every question as a button: answered ones are filled, unfinished ones are dashed, flagged ones have a corner. */
export function Palette({ questions, answers, current, onGo }: Props) {
  const answered = questions.filter((one) => isAnswered(one, answers.get(one.id))).length
  return (
    <Box as="nav" aria-label="Questions">
      <Heading as="h2" size="sm" mb="1">
        All questions
      </Heading>
      <Text fontSize="sm" color="fg.muted" mb="3">
        {`${answered} of ${questions.length} answered`}
      </Text>
      <Flex as="ol" listStyleType="none" gap="2" wrap="wrap">
        {questions.map((question, index) => {
          const answer = answers.get(question.id)
          const done = isAnswered(question, answer)
          const half = !done && isBegun(answer)
          const flagged = answer?.is_flagged ?? false
          const words = [
            done ? 'answered' : half ? 'not finished' : 'not answered',
            flagged ? 'flagged' : '',
          ]
          return (
            <li key={question.id}>
              <chakra.button
                type="button"
                position="relative"
                overflow="hidden"
                minW="11"
                minH="11"
                borderRadius="md"
                borderWidth="2px"
                borderColor={done || half ? 'colorPalette.solid' : 'border.control'}
                borderStyle={half ? 'dashed' : 'solid'}
                bg={done ? 'colorPalette.solid' : 'bg.panel'}
                color={done ? 'colorPalette.contrast' : 'fg'}
                fontWeight="bold"
                cursor="pointer"
                {...(index === current
                  ? {
                      'aria-current': 'step' as const,
                      borderColor: 'fg',
                      outline: '2px solid',
                      outlineColor: 'fg',
                      outlineOffset: '2px',
                    }
                  : {})}
                aria-label={`Question ${index + 1}, ${words.filter(Boolean).join(', ')}`}
                onClick={() => onGo(index)}
              >
                {index + 1}
                {flagged ? (
                  <Box
                    aria-hidden
                    position="absolute"
                    top="0"
                    insetInlineEnd="0"
                    borderTopWidth="14px"
                    borderInlineStartWidth="14px"
                    borderTopColor="sun.deep"
                    borderInlineStartColor="transparent"
                  />
                ) : null}
              </chakra.button>
            </li>
          )
        })}
      </Flex>
    </Box>
  )
}
