import type { FormFieldKind } from '@brightyard/contract/entities'
import { Box, Button, chakra, Flex, Grid, Span, Text } from '@brightyard/ui'
import type { Place } from '@brightyard/ui/editor'
import { PlusIcon } from '@brightyard/ui/icons'
import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { useEditor } from './editor-context.ts'
import { fieldKinds, kindGroups } from './field-kinds.ts'
import { addField, newField } from './form-work.ts'
import { kidProblem } from './kid-question.tsx'

const Kind = chakra('button', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    minH: '3.25rem',
    px: '3',
    py: '1.5',
    borderRadius: 'md',
    textAlign: 'start',
    cursor: 'pointer',
    transition: 'background-color 120ms',
    _hover: { bg: 'brand.subtle' },
  },
})

interface Props {
  place: Place
  /** Of the button, for problems that lead here. */
  id?: string
  label?: string
}

/** A button that opens a palette of kinds; the chosen one becomes a question with the focus in its words. */
export function AddQuestion({ place, id, label = 'Add a question' }: Props) {
  const editor = useEditor()
  const isPublic = editor.work.settings.is_public
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const paletteId = useId()

  function add(kind: FormFieldKind) {
    const field = newField(kind)
    editor.changeContent((content) => addField(content, place, field))
    editor.setOpen(field.key)
    editor.focusOn(`edit-${field.key}-label`)
    editor.say(`${fieldKinds[kind].name} added.`)
    setOpen(false)
  }
  function close(event: KeyboardEvent) {
    if (event.key !== 'Escape') return
    setOpen(false)
    button.current?.focus()
  }
  return (
    <Box>
      <Button
        ref={button}
        {...(id ? { id } : {})}
        variant="soft"
        startIcon={<PlusIcon size={20} aria-hidden />}
        aria-expanded={isOpen}
        aria-controls={paletteId}
        onClick={() => setOpen(!isOpen)}
      >
        {label}
      </Button>
      <Grid
        id={paletteId}
        hidden={!isOpen}
        role="group"
        aria-label="Kinds of questions"
        onKeyDown={close}
        mt="3"
        p="4"
        gap="4"
        templateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' }}
        bg="bg.panel"
        borderRadius="lg"
        boxShadow="lg"
        css={{ '&[hidden]': { display: 'none' } }}
      >
        {kindGroups.map(({ title, kinds }) => (
          <Box key={title}>
            <Text px="3" mb="1" fontSize="sm" fontWeight="semibold" color="fg.muted">
              {title}
            </Text>
            <Flex direction="column">
              {kinds.map((kind) =>
                kind === 'kid' && isPublic ? null : (
                  <KindButton key={kind} kind={kind} onChoose={() => add(kind)} />
                ),
              )}
            </Flex>
          </Box>
        ))}
        {isPublic && (
          <Text px="3" fontSize="sm" color="fg.muted" gridColumn="1 / -1">
            “{fieldKinds.kid.name}” is left out. {kidProblem(editor.work.settings)}
          </Text>
        )}
      </Grid>
    </Box>
  )
}

function KindButton({ kind, onChoose }: { kind: FormFieldKind; onChoose: () => void }) {
  const { name, hint, icon: Icon } = fieldKinds[kind]
  return (
    <Kind type="button" onClick={onChoose}>
      <Span color="brand.fg" flexShrink="0">
        <Icon size={20} aria-hidden />
      </Span>
      <Span>
        <Span display="block" fontWeight="semibold" lineHeight="1.25">
          {name}
        </Span>
        <Span display="block" fontSize="xs" color="fg.muted">
          {hint}
        </Span>
      </Span>
    </Kind>
  )
}
