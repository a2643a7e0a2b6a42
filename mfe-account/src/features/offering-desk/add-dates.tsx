import { addSessions } from '@brightyard/contract/calls'
import type { OwnOfferingDetails } from '@brightyard/contract/entities'
import {
  ApiError,
  failureSentence,
  formatDate,
  showToast,
  useMutation,
  useQuery,
  useQueryClient,
} from '@brightyard/runtime'
import { mutationOf } from '@brightyard/runtime/queries'
import { zoneName } from '@brightyard/runtime/venue-time'
import { Box, Grid, Notice, Stack, Text } from '@brightyard/ui'
import { Checkbox, Field, Select, SubmitButton, TextInput } from '@brightyard/ui/form'
import { useState } from 'react'
import { useNow } from '../../time/use-now.ts'
import { BatchFields } from './batch-fields.tsx'
import { controlOf } from './editing.ts'
import { datesOf, noDates, type NewDates } from './new-dates.ts'
import { datesQuery, refreshOfferings } from './offerings.queries.ts'
import { columns, Part } from './part.tsx'
import { TeacherField } from './teacher-field.tsx'

/** One date, or several in a row: those of a course or a camp are booked as one. */
export function AddDates({ offering }: { offering: OwnOfferingDetails }) {
  const zone = offering.time_zone
  const isCamp = offering.kind === 'camp'
  const client = useQueryClient()
  const [given, setGiven] = useState(() => noDates(offering))
  const [isPressed, setPressed] = useState(false)
  const sessions = useQuery(datesQuery(offering.id)).data?.data ?? []
  const meant = datesOf(given, zone, { sessions, batches: offering.batches })
  const adding = useMutation({
    ...mutationOf(addSessions),
    async onSuccess({ data }) {
      showToast({
        kind: 'success',
        title: data.length === 1 ? 'The date is added.' : `${data.length} dates are added.`,
      })
      setPressed(false)
      setGiven((before) => ({ ...before, day: '', name: '', batch: '' }))
      await refreshOfferings(client, offering.id)
    },
  })
  const refused = refusedIn(adding.error)
  const problems = { ...(isPressed && 'problems' in meant ? meant.problems : {}), ...refused }
  const change = (part: Partial<NewDates>) => {
    adding.reset()
    setGiven((before) => ({ ...before, ...part }))
  }
  const clock = zoneName(useNow().toISOString(), zone)
  const isSeveral = given.count.trim() !== '1'
  return (
    <Part
      title={isCamp ? 'Add a week' : 'Add dates'}
      intro={`Times by the clock of ${zone.replaceAll('_', ' ')} (${clock}).`}
    >
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          setPressed(true)
          if ('problems' in meant) return
          adding.mutate({
            id: offering.id,
            sessions: meant.sessions,
            ...(given.isCourse
              ? given.batch
                ? { batch_id: Number(given.batch) }
                : { batch_name: given.name.trim() }
              : {}),
          })
        }}
      >
        <Stack gap="4">
          {isCamp && <BatchFields {...{ offering, given, change, problems }} />}
          <Grid templateColumns={columns} gap="4">
            <Field label="First day" id={controlOf('dates')} error={problems.day}>
              <TextInput
                type="date"
                value={given.day}
                onChange={({ currentTarget }) => change({ day: currentTarget.value })}
              />
            </Field>
            <Field label={isCamp ? 'Days' : 'How many dates'} error={problems.count}>
              <TextInput
                inputMode="numeric"
                maxLength={3}
                value={given.count}
                onChange={({ currentTarget }) => change({ count: currentTarget.value })}
              />
            </Field>
            <Field label="From" error={problems.starts}>
              <TextInput
                type="time"
                value={given.starts}
                onChange={({ currentTarget }) => change({ starts: currentTarget.value })}
              />
            </Field>
            <Field label="To" error={problems.ends}>
              <TextInput
                type="time"
                value={given.ends}
                onChange={({ currentTarget }) => change({ ends: currentTarget.value })}
              />
            </Field>
            {isSeveral && !isCamp && (
              <Field label="One">
                <Select
                  value={given.every}
                  options={[
                    { value: 'day', label: 'Every day' },
                    { value: 'week', label: 'Every week' },
                  ]}
                  onChange={({ currentTarget }) =>
                    change({ every: currentTarget.value === 'week' ? 'week' : 'day' })
                  }
                />
              </Field>
            )}
            <Field label={isSeveral ? 'Seats on each' : 'Seats'} error={problems.seats}>
              <TextInput
                inputMode="numeric"
                maxLength={5}
                value={given.seats}
                onChange={({ currentTarget }) => change({ seats: currentTarget.value })}
              />
            </Field>
            <TeacherField
              offering={offering.id}
              value={given.teacher}
              error={problems.teacher}
              onChange={(teacher) => change({ teacher })}
            />
          </Grid>
          {isSeveral && !isCamp && (
            <Checkbox
              checked={given.isCourse}
              help="Families take all of them, with a ticket for a whole course."
              onChange={({ currentTarget }) => change({ isCourse: currentTarget.checked })}
            >
              They are one course
            </Checkbox>
          )}
          {given.isCourse && !isCamp && <BatchFields {...{ offering, given, change, problems }} />}
          {'sessions' in meant && isSeveral && <Meant sessions={meant.sessions} zone={zone} />}
          {adding.error && Object.keys(refused).length === 0 && (
            <Notice tone="danger">{failureSentence(adding.error)}</Notice>
          )}
          <Box>
            <SubmitButton variant="outline" busy={adding.isPending} busyLabel="Adding">
              {isSeveral ? 'Add the dates' : 'Add the date'}
            </SubmitButton>
          </Box>
        </Stack>
      </form>
    </Part>
  )
}

const fieldOf = {
  starts_at: 'day',
  ends_at: 'ends',
  batch_name: 'name',
  batch_id: 'batch',
  teacher_id: 'teacher',
} as const satisfies Record<string, keyof NewDates>

/** What the API refused, by the field that it is about. */
function refusedIn(error: unknown): Partial<Record<keyof NewDates, string>> {
  const fields = error instanceof ApiError ? error.fields : {}
  return Object.fromEntries(
    Object.entries(fieldOf).flatMap(([name, field]) => {
      const sentence = fields[name]
      return sentence ? [[field, sentence]] : []
    }),
  )
}

/** From when to when it goes, before it is stored. */
function Meant({ sessions, zone }: { sessions: readonly { starts_at: string }[]; zone: string }) {
  const [first, last] = [sessions[0], sessions.at(-1)]
  if (!first || !last) return null
  return (
    <Text aria-live="polite">
      {`${sessions.length} dates: ${formatDate(first.starts_at, 'weekday-and-day', zone)} to ${formatDate(last.starts_at, 'weekday-and-day', zone)}.`}
    </Text>
  )
}
