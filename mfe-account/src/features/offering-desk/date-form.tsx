import { changeSession } from '@brightyard/contract/calls'
import type { OwnOfferingDetails, OwnSession } from '@brightyard/contract/entities'
import {
  ApiError,
  failureSentence,
  showToast,
  useMutation,
  useQueryClient,
} from '@brightyard/runtime'
import { mutationOf } from '@brightyard/runtime/queries'
import { zoneName } from '@brightyard/runtime/venue-time'
import { Button, Flex, Grid, Notice, Stack, Text } from '@brightyard/ui'
import { Field, SubmitButton, TextInput } from '@brightyard/ui/form'
import { useId, useState } from 'react'
import { refreshOfferings } from './offerings.queries.ts'
import { columns } from './part.tsx'
import { TeacherField } from './teacher-field.tsx'
import { fromZoneClock, toZoneClock } from './zone-time.ts'

interface Props {
  session: OwnSession
  offering: OwnOfferingDetails
  onClose: () => void
}

/** Changes a date; its time only while nobody has booked it. */
export function DateForm({ session, offering, onClose }: Props) {
  const zone = offering.time_zone
  const client = useQueryClient()
  const id = useId()
  const [given, setGiven] = useState({
    starts: toZoneClock(session.starts_at, zone),
    ends: toZoneClock(session.ends_at, zone),
    capacity: String(session.capacity),
    elsewhere: String(session.seats_elsewhere),
    teacher: String(session.teacher_id ?? ''),
    meeting: session.meeting_url ?? '',
  })
  const [isPressed, setPressed] = useState(false)
  const change = (part: Partial<typeof given>) => setGiven((before) => ({ ...before, ...part }))
  const booked = session.seats_taken - session.seats_elsewhere
  const [starts, ends] = [fromZoneClock(given.starts, zone), fromZoneClock(given.ends, zone)]
  const [capacity, elsewhere] = [given.capacity, given.elsewhere].map((text) =>
    /^\d{1,5}$/.test(text.trim()) ? Number(text) : null,
  )
  const saving = useMutation({
    ...mutationOf(changeSession),
    async onSuccess() {
      showToast({ kind: 'success', title: 'The date is changed.' })
      onClose()
      await refreshOfferings(client, offering.id)
    },
  })
  const fields = saving.error instanceof ApiError ? saving.error.fields : {}
  const missing = (is: boolean, sentence: string) => (isPressed && is ? sentence : undefined)
  const isWhole = Object.keys(fields).length === 0
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        setPressed(true)
        if (!starts || !ends || !capacity || elsewhere === null || elsewhere === undefined) return
        saving.mutate({
          id: session.id,
          starts_at: starts,
          ends_at: ends,
          capacity,
          seats_elsewhere: elsewhere,
          teacher_id: given.teacher ? Number(given.teacher) : null,
          ...(offering.mode === 'online' ? { meeting_url: given.meeting.trim() || null } : {}),
        })
      }}
    >
      <Stack gap="4" mt="3" p={{ base: '3', md: '4' }} bg="bg.subtle" borderRadius="lg">
        {booked > 0 && (
          <Text id={`${id}-booked`} color="fg.muted">
            {booked === 1 ? 'One seat is' : `${booked} seats are`} booked, so the time stays. To
            move it, cancel this date on the page of its bookings, which tells the families and
            gives everything back, and add another one.
          </Text>
        )}
        <Grid templateColumns={columns} gap="4">
          <Field
            label={`Starts (${zoneName(session.starts_at, zone)})`}
            disabled={booked > 0}
            error={missing(!starts, 'Please choose a day and a time.') ?? fields['starts_at']}
          >
            <TextInput
              type="datetime-local"
              value={given.starts}
              onChange={({ currentTarget }) => change({ starts: currentTarget.value })}
            />
          </Field>
          <Field
            label={`Ends (${zoneName(session.ends_at, zone)})`}
            disabled={booked > 0}
            error={missing(!ends, 'Please choose a day and a time.') ?? fields['ends_at']}
          >
            <TextInput
              type="datetime-local"
              value={given.ends}
              onChange={({ currentTarget }) => change({ ends: currentTarget.value })}
            />
          </Field>
          <Field
            label="Seats"
            error={missing(!capacity, 'Please enter at least one seat.') ?? fields['capacity']}
          >
            <TextInput
              inputMode="numeric"
              maxLength={5}
              value={given.capacity}
              onChange={({ currentTarget }) => change({ capacity: currentTarget.value })}
            />
          </Field>
          <Field
            label="Of these given away outside the site"
            error={missing(elsewhere === null, 'Please enter a number; 0 is none.')}
          >
            <TextInput
              inputMode="numeric"
              maxLength={5}
              value={given.elsewhere}
              onChange={({ currentTarget }) => change({ elsewhere: currentTarget.value })}
            />
          </Field>
          <TeacherField
            offering={offering.id}
            value={given.teacher}
            error={fields['teacher_id']}
            onChange={(teacher) => change({ teacher })}
          />
          {offering.mode === 'online' && (
            <Field
              label="Where it meets"
              optional
              help="Empty: in the site’s own room."
              error={fields['meeting_url']}
            >
              <TextInput
                type="url"
                inputMode="url"
                placeholder="https://"
                value={given.meeting}
                onChange={({ currentTarget }) => change({ meeting: currentTarget.value })}
              />
            </Field>
          )}
        </Grid>
        {saving.error && isWhole && <Notice tone="danger">{failureSentence(saving.error)}</Notice>}
        <Flex gap="3" wrap="wrap">
          <SubmitButton busy={saving.isPending} busyLabel="Saving">
            Save the date
          </SubmitButton>
          <Button variant="outline" onClick={onClose}>
            Leave it
          </Button>
        </Flex>
      </Stack>
    </form>
  )
}
