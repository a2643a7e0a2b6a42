import type { AssessmentSection, GivenAnswer, PaperQuestion } from '@brightyard/contract/entities'
import { formatNumber, pictureProps } from '@brightyard/runtime'
import { Box, Button, Flex, Heading, Picture, Stack, Text } from '@brightyard/ui'
import type { Ref } from 'react'
import { isBegun } from './answered.ts'
import { QuestionField } from './question-field.tsx'
import { marksText } from './words.ts'

interface Props {
  question: PaperQuestion
  total: number
  section: AssessmentSection | undefined
  /** Of several: which one it is. */
  showsTitle: boolean
  answer: GivenAnswer | undefined
  headingRef: Ref<HTMLHeadingElement>
  disabled: boolean
  onAnswer: (change: Partial<Pick<GivenAnswer, 'given' | 'is_flagged'>>) => void
}

/** One question with its marks, its control, a flag for later, and a way to take the answer back. */
export function QuestionCard({
  question,
  total,
  section,
  showsTitle,
  answer,
  headingRef,
  disabled,
  onAnswer,
}: Props) {
  const { id, number, text, picture, marks, negative_marks } = question
  const isFlagged = answer?.is_flagged ?? false
  return (
    <Stack gap="5">
      <Box>
        {section && showsTitle ? (
          <Text color="colorPalette.fg" fontWeight="bold" fontSize="sm">
            {section.title}
          </Text>
        ) : null}
        {section?.note ? (
          <Box bg="colorPalette.subtle" borderRadius="lg" px="4" py="3" my="3">
            <Text whiteSpace="pre-line">{section.note}</Text>
          </Box>
        ) : null}
        <Flex gap="3" justify="space-between" wrap="wrap">
          <Text color="fg.muted" fontSize="sm">{`Question ${number} of ${total}`}</Text>
          <Text color="fg.muted" fontSize="sm">
            {negative_marks > 0
              ? `${marksText(marks)}, ${formatNumber(negative_marks, 2)} off if wrong`
              : marksText(marks)}
          </Text>
        </Flex>
        <Heading
          as="h2"
          size="md"
          mt="2"
          ref={headingRef}
          tabIndex={-1}
          id={`question-${id}`}
          whiteSpace="pre-line"
          overflowWrap="anywhere"
        >
          {text}
        </Heading>
      </Box>
      {picture ? (
        <Box maxW="28rem">
          <Picture {...pictureProps(picture)} borderRadius="lg" />
        </Box>
      ) : null}
      <QuestionField
        question={question}
        given={answer?.given ?? []}
        disabled={disabled}
        onChange={(given) => onAnswer({ given })}
      />
      <Flex gap="3" wrap="wrap">
        <Button
          variant={isFlagged ? 'solid' : 'soft'}

          aria-pressed={isFlagged}
          disabled={disabled}
          onClick={() => onAnswer({ is_flagged: !isFlagged })}
        >
          Flag for later
        </Button>
        {isBegun(answer) ? (
          <Button variant="plain" disabled={disabled} onClick={() => onAnswer({ given: [] })}>
            Take my answer back
          </Button>
        ) : null}
      </Flex>
    </Stack>
  )
}
