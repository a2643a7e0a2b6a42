import { useQuery } from '@brightyard/runtime'
import { Field, Select } from '@brightyard/ui/form'
import { teachersQuery } from './offerings.queries.ts'

interface Props {
  /** The id of the offering. */
  offering: number
  value: string
  error: string | undefined
  onChange: (value: string) => void
}

/** One of the organiser's teachers, or nobody yet; not shown where there are none. */
export function TeacherField({ offering, value, error, onChange }: Props) {
  const teachers = useQuery(teachersQuery(offering)).data ?? []
  if (teachers.length === 0) return null
  return (
    <Field label="Who teaches" optional error={error}>
      <Select
        value={value}
        placeholder="Nobody is named"
        options={teachers.map(({ id, name }) => ({ value: String(id), label: name }))}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
    </Field>
  )
}
