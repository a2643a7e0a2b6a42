import type { FormField } from '@brightyard/contract/entities'
import { Box, Chip, chakra, Flex, Span } from '@brightyard/ui'
import { ConditionIcon } from '@brightyard/ui/icons'
import { type DragEvent, useRef } from 'react'
import { useEditor } from './editor-context.ts'
import { FieldDetails } from './field-details.tsx'
import { fieldKinds, labelOf } from './field-kinds.ts'
import { FieldSketch } from './field-sketch.tsx'
import { FieldToolbar } from './field-toolbar.tsx'
import { earlierThan, type Place } from './form-work.ts'
import { GripButton } from './grip-button.tsx'
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
  const { drag } = editor
  const isOver = (at: number) => drag.over?.page === place.page && drag.over.at === at
  const prefix = `pages.${place.page}.fields.${place.at}`
  const isWrong = Object.keys(editor.problems).some(
    (one) => one === prefix || one.startsWith(`${prefix}.`),
  )
  function dragOver(event: DragEvent<HTMLElement>) {
    if (drag.key === null) return
    event.preventDefault()
    const { top, height } = event.currentTarget.getBoundingClientRect()
    const isBelow = event.clientY > top + height / 2
    drag.moveOver({ ...place, at: isBelow ? place.at + 1 : place.at })
  }
  return (
    <Box
      as="li"
      position="relative"
      py="1.5"
      onDragOver={dragOver}
      onDrop={(event) => {
        event.preventDefault()
        drag.drop()
      }}
    >
      {isOver(place.at) && <DropLine edge="top" />}
      {isOver(place.at + 1) && <DropLine edge="bottom" />}
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
        opacity={drag.key === field.key ? 0.45 : 1}
        transition="box-shadow 160ms, border-color 160ms"
        _hover={isOpen ? {} : { boxShadow: 'md' }}
        p={{ base: '2', md: '3' }}
        pe={{ base: '3', md: '5' }}
      >
        <Flex gap={{ base: '1', md: '2' }} align="flex-start">
          <GripButton field={field} card={card} />
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
    </Box>
  )
}

const DropLine = ({ edge }: { edge: 'top' | 'bottom' }) => (
  <Box
    position="absolute"
    insetX="0"
    {...{ [edge]: '-2px' }}
    h="4px"
    borderRadius="full"
    bg="brand.solid"
    zIndex="1"
  />
)

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
      {field.shown && (
        <Chip colorPalette="sun" mt="3" whiteSpace="normal">
          <ConditionIcon size={14} aria-hidden /> Only if{' '}
          {ruleSentence(field.shown, earlierThan(work.content, place))}
        </Chip>
      )}
    </>
  )
}
