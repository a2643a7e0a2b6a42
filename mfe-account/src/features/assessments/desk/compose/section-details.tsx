import type { ComposedSection } from '@brightyard/contract/entities'
import { Box, Button, Flex, IconButton, Stack } from '@brightyard/ui'
import { MoveButtons } from '@brightyard/ui/editor'
import { Field, TextArea, TextInput } from '@brightyard/ui/form'
import { DeleteIcon, PlusIcon } from '@brightyard/ui/icons'
import { useState } from 'react'
import { composeControl, useComposer } from './composing-context.ts'
import { changeSection, removeSection, stepSection } from './work.ts'

/** Its title, and a text that its questions are about. */
export function SectionDetails({ section, index }: { section: ComposedSection; index: number }) {
  const { change, problems, focusOn } = useComposer()
  const [isWanted, setWanted] = useState(false)
  return (
    <Stack gap="3" mb="3" mt="2">
      <Field
        label="Title of the section"
        id={composeControl.section(section.key, 'title')}
        error={problems[`sections.${index}.title`]}
      >
        <TextInput
          value={section.title}
          maxLength={120}
          fontWeight="semibold"
          onChange={({ currentTarget }) => {
            const title = currentTarget.value
            change((work) => changeSection(work, index, { title }))
          }}
        />
      </Field>
      {section.note || isWanted ? (
        <Field
          id={composeControl.section(section.key, 'note')}
          label="Text above its questions"
          optional
          help="A story to read, or what to use."
        >
          <TextArea
            value={section.note}
            rows={2}
            minH="4rem"
            maxLength={4000}
            onChange={({ currentTarget }) => {
              const note = currentTarget.value
              change((work) => changeSection(work, index, { note }))
            }}
          />
        </Field>
      ) : (
        <Box>
          <Button
            variant="ghost"
            size="sm"
            minH="2.75rem"
            startIcon={<PlusIcon size={18} aria-hidden />}
            onClick={() => {
              setWanted(true)
              focusOn(composeControl.section(section.key, 'note'))
            }}
          >
            A text above its questions
          </Button>
        </Box>
      )}
    </Stack>
  )
}

/** Moving and removing a section. */
export function SectionTools({ index }: { index: number }) {
  const { work, change, say, focusOn } = useComposer()
  const step = (by: -1 | 1) => {
    change((before) => stepSection(before, index, by))
    say(`Section ${index + 1} is now section ${index + 1 + by}.`)
  }
  return (
    <Flex>
      <MoveButtons
        name={`section ${index + 1}`}
        onStep={step}
        isFirst={index === 0}
        isLast={index === work.sections.length - 1}
      />
      <IconButton
        label={`Remove section ${index + 1}`}
        onClick={() => {
          change((before) => removeSection(before, index))
          focusOn(composeControl.of('add-section'))
          say(`Section ${index + 1} is gone; its questions are in the one beside it.`)
        }}
      >
        <DeleteIcon size={18} aria-hidden />
      </IconButton>
    </Flex>
  )
}
