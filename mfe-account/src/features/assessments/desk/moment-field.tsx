import { formatDate, homeZone, zonedClock } from '@brightyard/runtime'
import { Field, TextInput } from '@brightyard/ui/form'

/** `2026-03-18T09:05`, what a field for day and time shows of a moment in India. */
function toIndianClock(iso: string | null): string {
  if (iso === null) return ''
  const { date, time } = zonedClock(new Date(iso), homeZone)
  return `${date}T${time}`
}

/** The moment at which clocks in India, which has no summer time, show this; null for none. */
function fromIndianClock(clock: string): string | null {
  const moment = new Date(`${clock.slice(0, 16)}:00+05:30`)
  return Number.isNaN(moment.getTime()) ? null : moment.toISOString()
}

/** `18 Mar 2026, 9:05 am IST` */
export const indianMoment = (iso: string) => `${formatDate(iso, 'moment')} IST`

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
