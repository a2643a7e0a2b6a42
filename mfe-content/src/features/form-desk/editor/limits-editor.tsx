import type { FormField } from '@brightyard/contract/entities'
import { formLimits } from '@brightyard/contract/entities'
import { SimpleGrid } from '@brightyard/ui'
import { Field, Select, TextInput } from '@brightyard/ui/form'
import { useState } from 'react'
import { controlId, useEditor } from './editor-context.ts'
import { changeField } from './form-work.ts'

interface Limit {
  name: 'min' | 'max'
  label: string
  help?: string
  /** Whole numbers from here; without, any number. */
  from?: number
}

const characters: readonly Limit[] = [
  { name: 'min', label: 'At least this many characters', from: 1 },
  { name: 'max', label: 'At most this many characters', from: 1 },
]

function limitsOf({ kind }: FormField): readonly Limit[] {
  switch (kind) {
    case 'short-text':
    case 'long-text':
      return characters
    case 'number':
      return [
        { name: 'min', label: 'Smallest number' },
        { name: 'max', label: 'Largest number' },
      ]
    case 'choices':
      return [
        { name: 'min', label: 'At least this many ticks', from: 1 },
        { name: 'max', label: 'At most this many ticks', from: 1 },
      ]
    default:
      return []
  }
}

const counts = (from: number, to: number, one: string) =>
  Array.from({ length: to - from + 1 }, (_, at) => ({
    value: String(from + at),
    label: `${from + at} ${from + at === 1 ? one : `${one}s`}`,
  }))

/** How long, how many, or how large an answer may be. */
export function LimitsEditor({
  field,
  errorOf,
}: {
  field: FormField
  errorOf: (name: string) => string | undefined
}) {
  const { changeContent } = useEditor()
  const { key, kind } = field
  const change = (changes: Partial<FormField>) =>
    changeContent((content) => changeField(content, key, changes))
  if (kind === 'date') {
    return (
      <Field label="Which dates">
        <Select
          value={field.dates}
          maxW="22rem"
          options={[
            { value: 'any', label: 'Any date' },
            { value: 'past', label: 'Not in the future, such as a birthday' },
            { value: 'future', label: 'Not in the past, such as a visit' },
          ]}
          onChange={({ currentTarget: { value } }) =>
            change({ dates: value === 'past' || value === 'future' ? value : 'any' })
          }
        />
      </Field>
    )
  }
  if (kind === 'rating' || kind === 'file') {
    const [from, to, one] = kind === 'rating' ? [3, 10, 'star'] : [1, formLimits.files, 'file']
    return (
      <Field
        label={kind === 'rating' ? 'How many stars' : 'How many files'}
        id={controlId.field(key, 'max')}
        error={errorOf('max')}
        {...(kind === 'file' ? { help: 'PDF, JPG or PNG.' } : {})}
      >
        <Select
          value={String(field.max ?? from)}
          maxW="14rem"
          options={counts(Number(from), Number(to), String(one))}
          onChange={({ currentTarget }) => change({ max: Number(currentTarget.value) })}
        />
      </Field>
    )
  }
  const limits = limitsOf(field)
  if (limits.length === 0) return null
  return (
    <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4">
      {limits.map((limit) => (
        <Field
          key={limit.name}
          label={limit.label}
          optional
          id={controlId.field(key, limit.name)}
          error={errorOf(limit.name)}
        >
          <NumberInput
            value={field[limit.name]}
            from={limit.from}
            onChange={(value) => change({ [limit.name]: value })}
          />
        </Field>
      ))}
    </SimpleGrid>
  )
}

const largest = 1_000_000_000

interface NumberInputProps {
  value: number | null
  from: number | undefined
  onChange: (value: number | null) => void
}

/** Holds what is typed, so that `-` and `1.` can become numbers; nothing is no limit. */
export function NumberInput({ value, from, onChange }: NumberInputProps) {
  const [typed, setTyped] = useState<string | null>(null)
  return (
    <TextInput
      inputMode={from === undefined ? 'decimal' : 'numeric'}
      placeholder="No limit"
      maxLength={12}
      value={typed ?? (value === null ? '' : String(value))}
      onChange={({ currentTarget }) => {
        const text = currentTarget.value.trim().replace(',', '.')
        setTyped(currentTarget.value)
        const number = Number(text)
        if (text === '') onChange(null)
        else if (Number.isFinite(number) && Math.abs(number) <= largest)
          onChange(from === undefined ? number : Math.max(from, Math.trunc(number)))
      }}
      onBlur={() => setTyped(null)}
    />
  )
}
