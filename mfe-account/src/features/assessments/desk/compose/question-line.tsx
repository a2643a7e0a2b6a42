import type { BankItem, ComposedQuestion } from '@brightyard/contract/entities'
import { Box, chakra, Flex, Span, Text } from '@brightyard/ui'
import { GripButton, Movable, MoveButtons, type Place } from '@brightyard/ui/editor'
import { useRef } from 'react'
import { answerText } from '../../words.ts'
import { draftOf, paperQuestionOf } from '../bank/item-draft.ts'
import { DecimalInput } from '../decimal-input.tsx'
import { kindInfo } from '../desk-words.ts'
import { ErrorText } from '../error-text.tsx'
import { composeControl, useComposer } from './composing-context.ts'
import { RemoveButton, Tools } from './question-tools.tsx'
import { changeQuestion, numberOf, placeSentence, stepQuestion } from './work.ts'

interface Props {
  question: ComposedQuestion
  place: Place
}

/** A question on the paper: its number, its words, how it is answered, and what it counts. */
export function QuestionLine({ question, place }: Props) {
  const { items, work, problems, drag, change, say, focusOn } = useComposer()
  const { item_id } = question
  const card = useRef<HTMLDivElement>(null)
  const item = items.get(item_id)
  const number = numberOf(work, item_id)
  const name = `question ${number}`
  const error = problems[`sections.${place.part}.questions.${place.at}`]
  const gripId = composeControl.question(item_id, 'grip')
  function step(by: -1 | 1) {
    const next = stepQuestion(work, item_id, by)
    change(() => next)
    say(`Now ${placeSentence(next, item_id)}.`)
  }
  function stepByGrip(by: -1 | 1) {
    step(by)
    focusOn(gripId) // a question that goes to another section is a new element there
  }
  return (
    <Movable drag={drag} place={place} py="2">
      <Flex
        ref={card}
        role="group"
        aria-label={`Question ${number}`}
        id={composeControl.question(item_id, 'card')}
        tabIndex={-1}
        gap={{ base: '2', md: '3' }}
        align="flex-start"
        borderRadius="lg"
        bg={error ? 'danger.subtle' : undefined}
        opacity={drag.id === item_id ? 0.45 : 1}
      >
        <GripButton
          id={gripId}
          of={item_id}
          onStep={stepByGrip}
          hideOnPhone
          {...{ name, drag, card }}
        />
        <Text
          aria-hidden
          fontFamily="heading"
          fontWeight="bold"
          fontSize="lg"
          minW={{ base: '1.25rem', md: '1.75rem' }}
          textAlign="end"
          pt="1.5"
        >
          {number}.
        </Text>
        <Box flex="1" minW="0" pt="1.5">
          {item ? <Asked item={item} /> : <Text>This question is no longer in the bank.</Text>}
          {error ? <ErrorText>{error}</ErrorText> : null}
          <Flex gap="1" mt="2" align="center" wrap="wrap">
            <MarksFields question={question} number={number} />
            <Flex ms="auto" wrap="wrap">
              {item ? (
                <>
                  <MoveButtons name={name} onStep={step} />
                  <Tools item={item} name={name} />
                </>
              ) : null}
              <RemoveButton itemId={item_id} name={name} />
            </Flex>
          </Flex>
        </Box>
      </Flex>
    </Movable>
  )
}

/** Its words, and the answers in small with the right ones in bold. */
function Asked({ item }: { item: BankItem }) {
  const { icon: Icon, name } = kindInfo[item.kind]
  const { options } = item.content
  const isChoice = item.kind === 'single' || item.kind === 'multiple' || item.kind === 'picture'
  const question = paperQuestionOf(draftOf(item), { id: item.id, number: 1 })
  return (
    <>
      <Text fontSize="lg" lineHeight="1.4" whiteSpace="pre-line" overflowWrap="anywhere">
        {item.content.text}
      </Text>
      <Flex gap="2" mt="1" color="fg.muted" fontSize="sm" align="flex-start">
        <Box pt="0.5" flexShrink="0">
          <Icon size={16} role="img" aria-label={name} />
        </Box>
        <Text overflowWrap="anywhere">
          {isChoice
            ? options.map(({ id, text, picture }, at) => (
                <Span key={id}>
                  {at > 0 ? ' · ' : ''}
                  <Span
                    {...(item.right.includes(id) ? { fontWeight: 'bold', color: 'learn.fg' } : {})}
                  >
                    {text || picture?.alt}
                  </Span>
                </Span>
              ))
            : answerText(question, item.right)}
        </Text>
      </Flex>
    </>
  )
}

const SmallLabel = chakra('label', {
  base: { display: 'inline-flex', alignItems: 'center', gap: '1.5', fontSize: 'sm' },
})

function MarksFields({ question, number }: { question: ComposedQuestion; number: number }) {
  const { change } = useComposer()
  const { item_id, marks, negative_marks } = question
  return (
    <Flex gap="3" wrap="wrap">
      <SmallLabel>
        <DecimalInput
          id={composeControl.question(item_id, 'marks')}
          aria-label={`Marks of question ${number}`}
          w="4.25rem"
          textAlign="center"
          value={marks}
          maxLength={6}
          onValueChange={(next) => change((work) => changeQuestion(work, item_id, { marks: next }))}
        />
        <span aria-hidden>{marks === 1 ? 'mark' : 'marks'}</span>
      </SmallLabel>
      <SmallLabel>
        <DecimalInput
          aria-label={`Off for a wrong answer to question ${number}`}
          w="4.25rem"
          textAlign="center"
          value={negative_marks}
          maxLength={6}
          onValueChange={(next) =>
            change((work) => changeQuestion(work, item_id, { negative_marks: next }))
          }
        />
        <span aria-hidden>off if wrong</span>
      </SmallLabel>
    </Flex>
  )
}
