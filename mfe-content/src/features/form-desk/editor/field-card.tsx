import type { FormField } from '@brightyard/contract/entities'
import { Box, Chip, chakra, Flex, Span } from '@brightyard/ui'
import { GripButton, Movable, type Place } from '@brightyard/ui/editor'
import { ConditionIcon } from '@brightyard/ui/icons'
import { useRef } from 'react'
import { useEditor } from './editor-context.ts'
import { FieldDetails } from './field-details.tsx'
import { fieldKinds, labelOf } from './field-kinds.ts'
import { FieldSketch } from './field-sketch.tsx'
import { FieldToolbar } from './field-toolbar.tsx'
import { earlierThan, placeSentence, stepField } from './form-work.ts'
import { KidProblem, kidProblem } from './kid-question.tsx'
import { ruleSentence } from './rule-words.ts'

const Opener = chakra('button', {
  base: {
    textAlign: 'start',
    fontWeight: 'semibold',
    fontSize: 'lg',
    lineHeight: '1.35',
    cursor: 'pointer',
    minH: '2.75rem',
    overflowWrap: 'anywhere',
    // The whole card opens it.
    _before: { content: '""', position: 'absolute', inset: '0', borderRadius: 'lg' },
  },
})

interface Props {
  field: FormField
  place: Place
}

/** A question: as it will look, or open with everything about it. */
export function FieldCard({ field, place }: Props) {
  const editor = useEditor()
  const card = useRef<HTMLDivElement>(null)
  const isOpen = editor.open === field.key
  const { drag, work, changeContent, say, focusOn } = editor
  const prefix = `pages.${place.part}.fields.${place.at}`
  const isWrong =
    (field.kind === 'kid' && kidProblem(work.settings) !== null) ||
    Object.keys(editor.problems).some((one) => one === prefix || one.startsWith(`${prefix}.`))
  const gripId = `edit-${field.key}-grip`
  function step(by: -1 | 1) {
    const next = stepField(work.content, field.key, by)
    changeContent(() => next)
    say(`${labelOf(field)}: ${placeSentence(next, field.key)}.`)
    focusOn(gripId) // a question that goes to another page is a new element there
  }
  return (
    <Movable drag={drag} place={place} py="1.5">
      <Box
        ref={card}
        role="group"
        aria-label={labelOf(field)}
        position="relative"
        bg="bg.panel"
        borderRadius="lg"
        borderWidth="2px"
        borderColor={isWrong ? 'danger.solid' : isOpen ? 'brand.solid' : 'transparent'}
        boxShadow={isOpen ? 'lg' : 'sm'}
        opacity={drag.id === field.key ? 0.45 : 1}
        transition="box-shadow 160ms, border-color 160ms"
        _hover={isOpen ? {} : { boxShadow: 'md' }}
        p={{ base: '2', md: '3' }}
        pe={{ base: '3', md: '5' }}
      >
        <Flex gap={{ base: '1', md: '2' }} align="flex-start">
          <GripButton
            id={gripId}
            of={field.key}
            name={labelOf(field)}
            onStep={step}
            {...{ drag, card }}
          />
          <Box flex="1" minW="0" pt="1.5">
            {isOpen ? (
              <>
                <FieldToolbar field={field} />
                <FieldDetails {...{ field, place }} />
              </>
            ) : (
              <Closed {...{ field, place }} />
            )}
          </Box>
        </Flex>
      </Box>
    </Movable>
  )
}

function Closed({ field, place }: Props) {
  const { setOpen, focusOn, work } = useEditor()
  const { icon: Icon, name } = fieldKinds[field.kind]
  return (
    <>
      <Flex gap="3" justify="space-between" align="flex-start">
        <Opener
          type="button"
          aria-expanded={false}
          onClick={() => {
            setOpen(field.key)
            focusOn(`edit-${field.key}-label`)
          }}
        >
          {field.label || <Span color="fg.muted">{labelOf(field)}</Span>}
          {field.is_required && (
            <Span color="danger.fg" aria-label=", has to be answered" role="img">
              {' *'}
            </Span>
          )}
        </Opener>
        <Span color="brand.fg" pt="1" title={name}>
          <Icon size={20} aria-hidden />
        </Span>
      </Flex>
      {field.kind !== 'note' && field.help && (
        <Box color="fg.muted" fontSize="sm" mb="1">
          {field.help}
        </Box>
      )}
      <FieldSketch field={field} />
      {field.kind === 'kid' && <KidProblem isOpen={false} />}
      {field.shown && (
        <Chip colorPalette="sun" mt="3" whiteSpace="normal">
          <ConditionIcon size={14} aria-hidden /> Only if{' '}
          {ruleSentence(field.shown, earlierThan(work.content, place))}
        </Chip>
      )}
    </>
  )
}
