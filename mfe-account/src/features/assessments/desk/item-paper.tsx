import type { GivenAnswer, PaperQuestion } from '@brightyard/contract/entities'
import { Box } from '@brightyard/ui'
import { useState } from 'react'
import { QuestionCard } from '../question-card.tsx'

const section = { id: 0, title: '', note: '', questions: 1, marks: 1 }

interface Props {
  question: PaperQuestion
  total: number
  note?: string
}

/** A question as a taker gets it, to be tried: nothing of it is kept. */
export function ItemPaper({ question, total, note = '' }: Props) {
  const [answer, setAnswer] = useState<GivenAnswer>()
  return (
    <Box
      colorPalette="learn"
      bg="bg.panel"
      borderRadius="xl"
      p={{ base: '4', md: '6' }}
      boxShadow="sm"
    >
      <QuestionCard
        question={question}
        total={total}
        section={{ ...section, note }}
        showsTitle={false}
        answer={answer}
        headingRef={null}
        disabled={false}
        onAnswer={(change) =>
          setAnswer({
            given: [],
            is_flagged: false,
            ...answer,
            ...change,
            question_id: question.id,
            answered_at: '',
          })
        }
      />
    </Box>
  )
}
