import { type AssessmentRun, mostExtraMinutes } from '@brightyard/contract/entities'
import { DateTime } from '@brightyard/runtime'
import { Field, FieldRow, TextInput } from '@brightyard/ui/form'
import { fromIndianClock, toIndianClock } from '../indian-clock.ts'

/** As they are typed, by the clock in India. */
export interface TypedTimes {
  opens: string
  closes: string
  extra: string
}

export const noTimes: TypedTimes = { opens: '', closes: '', extra: '0' }

export const typedOf = (stored: {
  opens_at: string | null
  closes_at: string | null
  extra_minutes: number
}): TypedTimes => ({
  opens: toIndianClock(stored.opens_at),
  closes: toIndianClock(stored.closes_at),
  extra: String(stored.extra_minutes),
})

export const timesOf = ({ opens, closes, extra }: TypedTimes) => ({
  opens_at: fromIndianClock(opens),
  closes_at: fromIndianClock(closes),
  extra_minutes: Number(extra),
})

/** What is wrong with them, by field. */
export function timeProblems({
  opens,
  closes,
  extra,
}: TypedTimes): Partial<Record<string, string>> {
  const { opens_at, closes_at } = timesOf({ opens, closes, extra })
  return {
    ...(opens_at && closes_at && closes_at <= opens_at
      ? { closes_at: 'It would close before it opens. Please choose a later time.' }
      : {}),
    ...(/^\d{1,3}$/.test(extra) && Number(extra) <= mostExtraMinutes
      ? {}
      : { extra_minutes: `Please enter 0 to ${mostExtraMinutes} minutes.` }),
  }
}

interface Props {
  run: AssessmentRun
  value: TypedTimes
  problems: Partial<Record<string, string>>
  onChange: (value: TypedTimes) => void
}

/** When those who are assigned may start, and how much longer they have. */
export function TimesFields({ run, value, problems, onChange }: Props) {
  const usual = (iso: string | null, none: string) =>
    iso ? (
      <>
        Empty: <DateTime iso={iso} show="moment" zone="home" />, as for all
      </>
    ) : (
      none
    )
  return (
    <FieldRow columns="repeat(auto-fit, minmax(min(13rem, 100%), 1fr))">
      <Field
        label="Opens (Indian time, IST)"
        optional
        help={usual(run.opens_at, 'Empty: at once')}
        error={problems['opens_at']}
      >
        <TextInput
          type="datetime-local"
          value={value.opens}
          onChange={({ currentTarget }) => onChange({ ...value, opens: currentTarget.value })}
        />
      </Field>
      <Field
        label="Closes (Indian time, IST)"
        optional
        help="Empty: when the assessment itself closes"
        error={problems['closes_at']}
      >
        <TextInput
          type="datetime-local"
          value={value.closes}
          onChange={({ currentTarget }) => onChange({ ...value, closes: currentTarget.value })}
        />
      </Field>
      <Field label="Extra minutes" error={problems['extra_minutes']}>
        <TextInput
          inputMode="numeric"
          autoComplete="off"
          maxLength={3}
          maxW="9rem"
          value={value.extra}
          onChange={({ currentTarget }) =>
            onChange({ ...value, extra: currentTarget.value.trim() })
          }
        />
      </Field>
    </FieldRow>
  )
}
