import type { ComposedSection } from '@brightyard/contract/entities'
import { compositionLimits } from '@brightyard/contract/entities'
import { Box, Button, chakra, Flex, Heading, Text } from '@brightyard/ui'
import { EndOfPart } from '@brightyard/ui/editor'
import { PlusIcon, SearchIcon } from '@brightyard/ui/icons'
import { useId, useState } from 'react'
import { marksText, questionsText } from '../../words.ts'
import { ErrorText } from '../error-text.tsx'
import { composeControl, useComposer } from './composing-context.ts'
import { ItemPicker } from './item-picker.tsx'
import { NewItem } from './new-item.tsx'
import { QuestionLine } from './question-line.tsx'
import { newSection } from './work.ts'
import { SectionDetails, SectionTools } from './section-details.tsx'

const Questions = chakra('ol', { base: { listStyleType: 'none' } })

const totalOf = ({ questions }: ComposedSection) =>
  Math.round(questions.reduce((sum, { marks }) => sum + marks, 0) * 100) / 100

/** A part of the paper: its title where there are several, its questions, and what comes next. */
export function SectionEditor({ section, index }: { section: ComposedSection; index: number }) {
  const { work, problems, drag } = useComposer()
  const headingId = useId()
  const [opened, setOpened] = useState<'picker' | 'new' | null>(null)
  const isOnly = work.sections.length === 1
  const { questions } = section
  const end = { part: index, at: questions.length }
  const error = problems[`sections.${index}`] ?? (isOnly ? problems['sections'] : undefined)
  return (
    <Box as="section" aria-labelledby={headingId} mt={index > 0 ? '10' : '0'}>
      <Flex align="center" justify="space-between" gap="2" wrap="wrap" mb="1">
        <Heading as="h2" size="sm" id={headingId} color="brand.fg">
          {isOnly ? 'Questions' : `Section ${index + 1} of ${work.sections.length}`}
        </Heading>
        <Flex align="center" gap="1">
          <Text fontSize="sm" color="fg.muted">
            {`${questionsText(questions.length)}, ${marksText(totalOf(section))}`}
          </Text>
          {!isOnly && <SectionTools index={index} />}
        </Flex>
      </Flex>
      {!isOnly && <SectionDetails section={section} index={index} />}
      <Questions>
        {questions.map((question, at) => (
          <QuestionLine key={question.item_id} question={question} place={{ part: index, at }} />
        ))}
      </Questions>
      <EndOfPart drag={drag} place={end} mt="3">
        {questions.length === 0 && (
          <Text color="fg.muted" mb="3">
            {isOnly
              ? 'The paper is empty. Take questions from the bank, or write the first one here.'
              : 'No questions in this section yet.'}
          </Text>
        )}
        <Flex gap="3" wrap="wrap">
          <Button
            variant="outline"
            id={
              isOnly
                ? composeControl.of('sections')
                : composeControl.section(section.key, 'questions')
            }
            startIcon={<SearchIcon size={18} aria-hidden />}
            onClick={() => setOpened('picker')}
          >
            {isOnly ? 'Choose from the bank' : `Choose for section ${index + 1}`}
          </Button>
          <Button
            variant="outline"
            startIcon={<PlusIcon size={18} aria-hidden />}
            onClick={() => setOpened('new')}
          >
            {isOnly ? 'Write a question' : `Write for section ${index + 1}`}
          </Button>
        </Flex>
        {error ? <ErrorText>{error}</ErrorText> : null}
      </EndOfPart>
      {opened === 'picker' && <ItemPicker section={index} onClose={() => setOpened(null)} />}
      {opened === 'new' && <NewItem section={index} onClose={() => setOpened(null)} />}
    </Box>
  )
}

export function AddSection() {
  const { work, change, focusOn, say } = useComposer()
  if (work.sections.length >= compositionLimits.sections) return null
  return (
    <Button
      id={composeControl.of('add-section')}
      mt="8"
      variant="ghost"
      startIcon={<PlusIcon size={18} aria-hidden />}
      onClick={() => {
        const section = newSection()
        change((before) => ({ ...before, sections: [...before.sections, section] }))
        focusOn(composeControl.section(section.key, 'title'))
        say('A section was added.')
      }}
    >
      {work.sections.length === 1 ? 'Divide it into sections' : 'Add a section'}
    </Button>
  )
}
