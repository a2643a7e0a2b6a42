import { itemLimits, questionKinds } from '@brightyard/contract/entities'
import { Box, chakra, Grid, Heading, Stack, Text } from '@brightyard/ui'
import { Field, FieldRow, TextArea } from '@brightyard/ui/form'
import type { ReactNode } from 'react'
import { DecimalInput } from '../decimal-input.tsx'
import { kindInfo, kindNames } from '../desk-words.ts'
import { AboutFields } from './about-fields.tsx'
import { ChoiceEditor } from './choice-editor.tsx'
import { changeKind } from './item-draft.ts'
import { type ItemEdit, itemControl } from './item-edit.ts'
import { MatchingEditor } from './matching-editor.tsx'
import { PictureInput } from './picture-input.tsx'
import { AcceptedEditor, NumberEditor } from './typed-editor.tsx'

/** Everything about a question, in the order in which it is thought up. */
export function ItemForm({ edit }: { edit: ItemEdit }) {
  const { draft, problems, change } = edit
  return (
    <Stack gap="6">
      <KindChoice edit={edit} />
      <Field id={itemControl('text')} label="Question" error={problems['text']}>
        <TextArea
          value={draft.text}
          rows={2}
          minH="4.5rem"
          fontSize="lg"
          fontWeight="semibold"
          maxLength={itemLimits.text}
          onChange={({ currentTarget }) => {
            const text = currentTarget.value
            change((before) => ({ ...before, text }))
          }}
        />
      </Field>
      {draft.kind !== 'picture' && (
        <PictureInput
          id={itemControl('picture')}
          label="Picture"
          optional
          picture={draft.picture}
          error={problems['picture']}
          onChange={(picture) => change((before) => ({ ...before, picture }))}
        />
      )}
      <Answers edit={edit} />
      <Part title="What it counts">
        <FieldRow columns="repeat(auto-fit, minmax(10rem, 1fr))">
          <Field id={itemControl('marks')} label="Marks" error={problems['marks']}>
            <DecimalInput
              value={draft.marks}
              maxLength={6}
              onValueChange={(marks) => change((before) => ({ ...before, marks }))}
            />
          </Field>
          <Field
            id={itemControl('negative_marks')}
            label="Off for a wrong answer"
            error={problems['negative_marks']}
          >
            <DecimalInput
              value={draft.negative_marks}
              maxLength={6}
              onValueChange={(negative_marks) =>
                change((before) => ({ ...before, negative_marks }))
              }
            />
          </Field>
        </FieldRow>
        <Field
          label="Explanation"
          optional
          help="Shown with the results, where the assessment shows answers."
        >
          <TextArea
            value={draft.explanation}
            rows={2}
            minH="4.5rem"
            maxLength={itemLimits.text}
            onChange={({ currentTarget }) => {
              const explanation = currentTarget.value
              change((before) => ({ ...before, explanation }))
            }}
          />
        </Field>
      </Part>
      <Part title="Where to find it again">
        <AboutFields edit={edit} />
      </Part>
    </Stack>
  )
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <Stack as="section" gap="4" borderTopWidth="1px" borderColor="border" pt="5">
    <Heading as="h3" size="sm">
      {title}
    </Heading>
    {children}
  </Stack>
)

function Answers({ edit }: { edit: ItemEdit }) {
  switch (edit.draft.kind) {
    case 'single':
    case 'multiple':
    case 'picture':
      return <ChoiceEditor edit={edit} />
    case 'matching':
      return <MatchingEditor edit={edit} />
    case 'number':
      return <NumberEditor edit={edit} />
    case 'text':
      return <AcceptedEditor edit={edit} />
  }
}

const Radio = chakra('input', { base: { position: 'absolute', opacity: 0, inset: 0 } })

/** The six kinds as one row of tiles: arrow keys move between them. */
const KindChoice = ({ edit: { draft, change } }: { edit: ItemEdit }) => (
  <chakra.fieldset border="none" minW="0">
    <chakra.legend fontWeight="semibold" mb="2">
      Kind of question
    </chakra.legend>
    <Grid templateColumns="repeat(auto-fill, minmax(min(10.5rem, 100%), 1fr))" gap="2">
      {kindNames.map((value) => {
        const { name, hint, icon: Icon } = kindInfo[value]
        const isChosen = draft.kind === value
        return (
          <chakra.label
            key={value}
            position="relative"
            display="flex"
            gap="2"
            alignItems="center"
            minH="3.5rem"
            px="3"
            py="2"
            borderRadius="lg"
            borderWidth="2px"
            cursor="pointer"
            borderColor={isChosen ? 'brand.solid' : 'border'}
            bg={isChosen ? 'brand.subtle' : 'bg.panel'}
            _focusWithin={{ outline: '3px solid {colors.focus}', outlineOffset: '2px' }}
          >
            <Radio
              type="radio"
              name="item-kind"
              value={value}
              checked={isChosen}
              onChange={() => {
                const kind = questionKinds.find((one) => one === value)
                if (kind) change((before) => changeKind(before, kind))
              }}
            />
            <Icon size={20} aria-hidden />
            <Box minW="0">
              <Text fontWeight="semibold" fontSize="sm" lineHeight="1.2">
                {name}
              </Text>
              <Text fontSize="xs" color="fg.muted" lineHeight="1.3">
                {hint}
              </Text>
            </Box>
          </chakra.label>
        )
      })}
    </Grid>
  </chakra.fieldset>
)
