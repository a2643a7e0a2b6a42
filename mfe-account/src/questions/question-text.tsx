import type { PracticeQuestion } from '@brightyard/contract/entities'
import { Heading, Span, VisuallyHidden } from '@brightyard/ui'

interface Props {
  id: string
  question: Pick<PracticeQuestion, 'text' | 'spoken'>
  /** Of its heading. */
  level: 2 | 3
}

/** A question as it is written; screen readers get its signs as words. */
export const QuestionText = ({ id, level, question: { text, spoken } }: Props) => (
  <Heading as={`h${level}`} id={id} size="md" whiteSpace="pre-line" overflowWrap="anywhere">
    {text === spoken ? (
      text
    ) : (
      <>
        <Span aria-hidden>{text}</Span>
        <VisuallyHidden>{spoken}</VisuallyHidden>
      </>
    )}
  </Heading>
)
