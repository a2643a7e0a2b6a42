import { TextInput } from '@brightyard/ui/form'
import { useState } from 'react'

interface Props {
  value: number | null
  max: number
  onValueChange: (value: number | null) => void
}

/** A whole number from 1, or none while nothing is typed. */
export function WholeInput({ value, max, onValueChange }: Props) {
  const [typed, setTyped] = useState<{ text: string; means: number | null } | null>(null)
  const text = typed?.means === value ? typed.text : String(value ?? '')
  return (
    <TextInput
      inputMode="numeric"
      autoComplete="off"
      maxW="8rem"
      maxLength={4}
      value={text}
      onChange={({ currentTarget }) => {
        const next = currentTarget.value.replaceAll(/\D/g, '')
        const means = Number(next) > 0 ? Math.min(max, Number(next)) : null
        setTyped({ text: means === null ? next : String(means), means })
        onValueChange(means)
      }}
      onBlur={() => setTyped(null)}
    />
  )
}
