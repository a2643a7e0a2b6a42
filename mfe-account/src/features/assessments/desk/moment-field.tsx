import { formatDate } from '@brightyard/runtime'
import { Field, TextInput } from '@brightyard/ui/form'
import { fromIndianClock, toIndianClock } from '../indian-clock.ts'

/** `18 Mar 2026, 9:05 am IST` */
const indianMoment = (iso: string) => `${formatDate(iso, 'moment')} IST`

interface Props {
  label: string
  id: string
  iso: string | null
  /** What it means that there is none. */
  none: string
  error: string | undefined
  onChange: (iso: string | null) => void
}

/** A day and a time by the clock in India, wherever this browser is. */
export const MomentField = ({ label, id, iso, none, error, onChange }: Props) => (
  <Field
    label={`${label} (Indian time, IST)`}
    id={id}
    error={error}
    optional
    help={iso === null ? none : indianMoment(iso)}
  >
    <TextInput
      type="datetime-local"
      value={toIndianClock(iso)}
      onChange={({ currentTarget }) => onChange(fromIndianClock(currentTarget.value))}
    />
  </Field>
)
