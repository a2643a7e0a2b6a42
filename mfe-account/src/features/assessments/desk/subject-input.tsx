import { useQuery } from '@brightyard/runtime'
import { TextInput } from '@brightyard/ui/form'
import { useId } from 'react'
import { subjectsQuery } from './desk.queries.ts'

interface Props {
  value: string
  onValueChange: (subject: string) => void
}

/** A subject, of those that the bank knows or another one. */
export function SubjectInput({ value, onValueChange }: Props) {
  const known = useQuery(subjectsQuery())
  const listId = useId()
  return (
    <>
      <TextInput
        list={listId}
        autoComplete="off"
        value={value}
        maxLength={60}
        onChange={({ currentTarget }) => onValueChange(currentTarget.value)}
      />
      <datalist id={listId}>
        {known.data?.subjects.map(({ name }) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </datalist>
    </>
  )
}
