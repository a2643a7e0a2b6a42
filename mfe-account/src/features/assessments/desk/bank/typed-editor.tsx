import { itemLimits } from '@brightyard/contract/entities'
import { Box, Button, Flex, IconButton, Text } from '@brightyard/ui'
import { Field, FieldRow, TextInput } from '@brightyard/ui/form'
import { CloseIcon, PlusIcon } from '@brightyard/ui/icons'
import { DecimalInput } from '../decimal-input.tsx'
import { ErrorText } from '../error-text.tsx'
import { type ItemEdit, itemControl } from './item-edit.ts'

/** The number that is right, its unit, and how far an answer may be off. */
export const NumberEditor = ({ edit: { draft, problems, change } }: { edit: ItemEdit }) => (
  <FieldRow columns={{ base: 'minmax(0, 1fr)', sm: 'repeat(3, minmax(0, 1fr))' }}>
    <Field
      id={itemControl('right')}
      label="Right answer"
      help="12, 0.5 or 3/4."
      error={problems['right']}
    >
      <TextInput
        autoComplete="off"
        value={draft.right[0] ?? ''}
        maxLength={40}
        onChange={({ currentTarget }) => {
          const right = [currentTarget.value]
          change((before) => ({ ...before, right }))
        }}
      />
    </Field>
    <Field label="Unit" optional help="cm, kg or ₹; kids may leave it out.">
      <TextInput
        autoComplete="off"
        value={draft.unit}
        maxLength={20}
        onChange={({ currentTarget }) => {
          const unit = currentTarget.value
          change((before) => ({ ...before, unit }))
        }}
      />
    </Field>
    <Field label="Tolerance" help="0.5 takes 11.5 to 12.5 for 12; 0 takes 12 alone.">
      <DecimalInput
        value={draft.tolerance}
        maxLength={10}
        onValueChange={(tolerance) => change((before) => ({ ...before, tolerance }))}
      />
    </Field>
  </FieldRow>
)

/** Every way to write the answer that counts. */
export function AcceptedEditor({ edit }: { edit: ItemEdit }) {
  const { draft, problems, change, focusOn, say } = edit
  const { right } = draft
  const idOf = (at: number) => itemControl(at === 0 ? 'right' : `accepted-${at}`)
  const set = (next: string[]) => change((before) => ({ ...before, right: next }))
  function add(at: number) {
    if (right.length >= itemLimits.accepted) return
    set(right.toSpliced(at, 0, ''))
    focusOn(idOf(at))
  }
  return (
    <Box role="group" aria-label="Accepted answers">
      <Text fontWeight="semibold">Accepted answers</Text>
      <Text fontSize="sm" color="fg.muted" mb="3">
        Capitals, spaces and the mark at the end make no difference. Add other spellings and words.
      </Text>
      <Flex as="ul" listStyleType="none" direction="column" gap="2">
        {right.map((text, at) => (
          // Texts have no ids: the place names them.
          // oxlint-disable-next-line react/no-array-index-key
          <Flex as="li" key={at} gap="2" align="center">
            <TextInput
              id={idOf(at)}
              aria-label={`Accepted answer ${at + 1}`}
              autoComplete="off"
              value={text}
              maxLength={itemLimits.option}
              {...(problems['right'] && text === ''
                ? { 'aria-invalid': true, 'aria-describedby': 'item-right-error' }
                : {})}
              flex="1"
              minW="0"
              onChange={({ currentTarget }) => set(right.with(at, currentTarget.value))}
              onKeyDown={(event) => {
                if (event.key !== 'Enter') return
                event.preventDefault()
                add(at + 1)
              }}
            />
            <IconButton
              label={`Remove accepted answer ${at + 1}`}
              disabled={right.length <= 1}
              onClick={() => {
                set(right.toSpliced(at, 1))
                focusOn(idOf(Math.max(0, at - 1)))
                say('Answer removed.')
              }}
            >
              <CloseIcon size={18} aria-hidden />
            </IconButton>
          </Flex>
        ))}
      </Flex>
      <Box aria-live="polite" mt="1.5">
        {problems['right'] ? (
          <ErrorText id="item-right-error">{problems['right']}</ErrorText>
        ) : null}
      </Box>
      <Button
        mt="2"
        variant="ghost"
        size="sm"
        minH="2.75rem"
        startIcon={<PlusIcon size={18} aria-hidden />}
        disabled={right.length >= itemLimits.accepted}
        onClick={() => add(right.length)}
      >
        Add another spelling
      </Button>
    </Box>
  )
}
