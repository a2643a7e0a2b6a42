import type { FormField, FormFieldKind } from '@brightyard/contract/entities'
import { answerIn, kidText } from '@brightyard/contract/forms'
import { formatNumber } from '@brightyard/runtime'
import { Box, Text } from '@brightyard/ui'
import { Checkbox, Field, RadioGroup, Select, TextArea, TextInput } from '@brightyard/ui/form'
import { Choices, Legend } from './choices-question.tsx'
import { FileQuestion } from './file-question.tsx'
import type { Player } from './use-player.ts'

interface Props {
  field: FormField
  player: Player
}

/** One question, with the control of its kind. */
export function Question({ field, player }: Props) {
  const { key, kind, label, help, is_required, options } = field
  const given = answerIn(player.answers, key)
  const text = typeof given === 'string' ? given : ''
  const error = answerIn(player.errors, key)
  const answer = (value: string) => player.answer(key, value)
  switch (kind) {
    case 'note':
      return <NoteText label={label} help={help} />
    case 'choice':
    case 'rating':
      return (
        <RadioGroup
          legend={<Legend label={label} isRequired={is_required} />}
          name={key}
          help={help || undefined}
          error={error}
          inline={kind === 'choice' && options.every((option) => option.label.length < 14)}
          options={kind === 'rating' ? marks(field.max ?? 5) : options}
          value={text}
          onValueChange={answer}
        />
      )
    case 'kid':
      return (
        <RadioGroup
          legend={<Legend label={label} isRequired={is_required} />}
          name={key}
          help={help || undefined}
          error={error}
          cards
          options={player.kids.map((kid) => ({ value: String(kid.id), label: kidText(kid) }))}
          value={text}
          onValueChange={answer}
        />
      )
    case 'choices':
      return <Choices field={field} player={player} />
    case 'consent':
      return (
        <Checkbox
          name={key}
          help={help || undefined}
          error={error}
          checked={text === 'yes'}
          onChange={(event) => answer(event.currentTarget.checked ? 'yes' : '')}
        >
          <Legend label={label} isRequired={is_required} />
        </Checkbox>
      )
    case 'file':
      return <FileQuestion field={field} player={player} />
    default:
      return (
        <Field
          label={label}
          help={[help, leastOf(field)].filter(Boolean).join(' ') || undefined}
          error={error}
          optional={!is_required}
        >
          {kind === 'list' ? (
            <Select
              name={key}
              options={options}
              placeholder="Please choose"
              value={text}
              onChange={(event) => answer(event.currentTarget.value)}
            />
          ) : kind === 'long-text' ? (
            <>
              <TextArea
                name={key}
                rows={5}
                value={text}
                onChange={(event) => answer(event.currentTarget.value)}
              />
              {field.max !== null && (
                <Text fontSize="sm" color="fg.muted" textAlign="end">
                  {formatNumber(text.length)} of {formatNumber(field.max)} characters
                </Text>
              )}
            </>
          ) : (
            <TextInput
              name={key}
              value={text}
              onChange={(event) => answer(event.currentTarget.value)}
              {...attributes[kind]}
              {...(autoComplete.has(key) ? { autoComplete: autoComplete.get(key) } : {})}
              {...(kind === 'number' || kind === 'date' ? { maxW: '14rem' } : {})}
            />
          )}
        </Field>
      )
  }
}

const attributes: Partial<Record<FormFieldKind, object>> = {
  email: { type: 'email', autoComplete: 'email' },
  mobile: { type: 'tel', autoComplete: 'tel' },
  number: { inputMode: 'decimal' },
  date: { type: 'date' },
}
/** Questions that most forms ask, by their keys. */
const autoComplete = new Map([
  ['name', 'name'],
  ['email', 'email'],
  ['mobile', 'tel'],
  ['city', 'address-level2'],
  ['organisation', 'organization'],
])

/** What a text is refused for is said before it is written. */
const leastOf = ({ kind, min }: FormField) =>
  (kind === 'short-text' || kind === 'long-text') && min !== null && min > 1
    ? `At least ${formatNumber(min)} characters.`
    : ''

const marks = (best: number) =>
  Array.from({ length: best }, (_, at) => ({
    value: String(at + 1),
    label: at === 0 ? '1 star' : `${at + 1} stars`,
  }))

const NoteText = ({ label, help }: { label: string; help: string }) => (
  <Box borderInlineStartWidth="4px" borderColor="colorPalette.solid" ps="4" py="1">
    {label && <Text fontWeight="semibold">{label}</Text>}
    {help && <Text whiteSpace="pre-line">{help}</Text>}
  </Box>
)
