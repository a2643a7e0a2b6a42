import { TextInput, type TextInputProps } from '@brightyard/ui/form'
import { useState } from 'react'

interface Props extends Omit<TextInputProps, 'value' | 'onChange' | 'defaultValue'> {
  value: number
  onValueChange: (value: number) => void
}

/** A number of two decimals at most, as people type it; what is none yet counts as nothing. */
export function DecimalInput({ value, onValueChange, ...rest }: Props) {
  const [typed, setTyped] = useState<{ text: string; means: number } | null>(null)
  // What was changed elsewhere, such as by another version, shows.
  const text = typed?.means === value ? typed.text : String(value)
  return (
    <TextInput
      inputMode="decimal"
      autoComplete="off"
      {...rest}
      value={text}
      onChange={({ currentTarget }) => {
        const next = currentTarget.value.replace(',', '.').replaceAll(/[^\d.]/g, '')
        const number = Math.round(Number(next || '0') * 100) / 100
        const means = Number.isFinite(number) ? number : value
        setTyped({ text: next, means })
        onValueChange(means)
      }}
      onBlur={() => setTyped(null)}
    />
  )
}
