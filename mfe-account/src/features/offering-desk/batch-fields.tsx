import type { OwnOfferingDetails } from '@brightyard/contract/entities'
import { Field, Select, TextInput } from '@brightyard/ui/form'
import type { NewDates } from './new-dates.ts'

interface BatchProps {
  offering: OwnOfferingDetails
  given: NewDates
  change: (part: Partial<NewDates>) => void
  problems: Partial<Record<keyof NewDates, string>>
}

/** A new week or course with a name, or more days of one that is there. */
export function BatchFields({ offering: { kind, batches }, given, change, problems }: BatchProps) {
  return (
    <>
      {batches.length > 0 && (
        <Field
          label="They belong to"
          help="More days can join only what nobody has booked yet."
          error={problems.batch}
        >
          <Select
            value={given.batch}
            options={[
              { value: '', label: kind === 'camp' ? 'A new week' : 'A new course' },
              ...batches.map(({ id, name }) => ({ value: String(id), label: name })),
            ]}
            onChange={({ currentTarget }) => change({ batch: currentTarget.value })}
          />
        </Field>
      )}
      {given.batch === '' && (
        <Field
          label="What families read"
          help="They choose by it, beside the dates: what happens then, or for whom it is."
          error={problems.name}
        >
          <TextInput
            value={given.name}
            maxLength={80}
            placeholder={kind === 'camp' ? 'Raft week' : 'Beginners'}
            onChange={({ currentTarget }) => change({ name: currentTarget.value })}
          />
        </Field>
      )}
    </>
  )
}
