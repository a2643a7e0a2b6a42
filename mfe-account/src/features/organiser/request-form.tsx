import { requestBooking } from '@brightyard/contract/calls'
import { roleIds } from '@brightyard/contract/entities'
import { formatPrice } from '@brightyard/contract/money'
import {
  failureSentence,
  showToast,
  useMutation,
  useQuery,
  useQueryClient,
  useUser,
} from '@brightyard/runtime'
import { mutationOf } from '@brightyard/runtime/queries'
import { Box, Notice, Stack, Text } from '@brightyard/ui'
import { Field, Select, SubmitButton, TextArea } from '@brightyard/ui/form'
import { useState } from 'react'
import { useNow } from '../../time/use-now.ts'
import { FindAndChoose } from './find-and-choose.tsx'
import {
  activitiesQuery,
  activityQuery,
  ownOfferingsQuery,
  refreshOrganiser,
  studentsQuery,
} from './organiser.queries.ts'
import { chosenIn, datesOf, targetOf, ticketsOf } from './request-target.ts'

/** Their own to come first, those of others with whose they are; an admin has none of their own. */
function useActivities(search: string) {
  const user = useUser()
  const now = useNow().toISOString()
  const found = useQuery(activitiesQuery(search)).data?.data
  const all = useQuery(ownOfferingsQuery).data
  if (!found || !all || !user) return { data: undefined }
  const own = user.role_id === roleIds.superAdmin ? [] : all
  const text = search.toLowerCase()
  return {
    data: [
      ...own
        .filter(({ is_offered, last_ends_at }) => is_offered && last_ends_at && last_ends_at > now)
        .filter(({ title }) => title.toLowerCase().includes(text))
        .map(({ id, title }) => ({ value: String(id), label: title, group: 'Yours' })),
      ...found
        .filter(({ id }) => own.every((one) => one.id !== id))
        .map(({ id, title, organiser }) => ({
          value: String(id),
          label: `${title}, ${organiser.name}`,
          group: own.length > 0 ? 'Of others' : undefined,
        })),
    ],
  }
}

const useStudents = (search: string) => useQuery(studentsQuery(search))

/** Asks for a seat for one student; what the address names is chosen already. */
export function RequestForm({ address }: { address: URLSearchParams }) {
  const client = useQueryClient()
  const [chosen, setChosen] = useState({ ...chosenIn(address), ticket: '', student: '', note: '' })
  const [key, setKey] = useState(() => crypto.randomUUID())
  const [isPressed, setPressed] = useState(false)
  const change = (part: Partial<typeof chosen>) => setChosen((before) => ({ ...before, ...part }))
  const activity = useQuery({
    ...activityQuery(Number(chosen.activity)),
    enabled: chosen.activity !== '',
  }).data
  const target = activity && targetOf(activity, chosen)
  const dates = activity ? datesOf(activity) : []
  const tickets = activity ? ticketsOf(activity, chosen.date) : []
  const asking = useMutation({
    ...mutationOf(requestBooking),
    async onSuccess({ kid }) {
      showToast({ kind: 'success', title: `The family of ${kid} is asked.` })
      setPressed(false)
      change({ student: '' })
      setKey(crypto.randomUUID())
      await refreshOrganiser(client)
    },
  })
  const missing = (is: boolean, sentence: string) => (isPressed && is ? sentence : null)
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        setPressed(true)
        if (!target || !chosen.student) return
        const { student, note } = chosen
        asking.mutate({ ...target, student_id: Number(student), note, idempotency_key: key })
      }}
    >
      <Stack gap="5">
        <FindAndChoose
          what="Activity"
          searchLabel="Search activities"
          value={chosen.activity}
          current={activity && { value: chosen.activity, label: activity.title }}
          error={missing(!chosen.activity, 'Please choose an activity.')}
          useFound={useActivities}
          optionsOf={(options) => options}
          onChoose={(value) => change({ activity: value, date: '', ticket: '' })}
        />
        {activity && (
          <Field label="Date" error={missing(!target, 'Please choose a date.')}>
            <Select
              value={chosen.date}
              options={[
                {
                  value: '',
                  label: dates.length > 0 ? 'Please choose' : 'No date has a free seat',
                },
                ...dates,
              ]}
              onChange={({ currentTarget }) => change({ date: currentTarget.value, ticket: '' })}
            />
          </Field>
        )}
        {tickets.length > 1 && (
          <Field label="Ticket">
            <Select
              value={String(target?.ticket_type_id ?? '')}
              options={tickets.map(({ id, name, price_in_paise }) => ({
                value: String(id),
                label: `${name}, ${formatPrice(price_in_paise)}`,
              }))}
              onChange={({ currentTarget }) => change({ ticket: currentTarget.value })}
            />
          </Field>
        )}
        <FindAndChoose
          what="Student"
          searchLabel="Search students"
          value={chosen.student}
          error={missing(!chosen.student, 'Please choose a student.')}
          useFound={useStudents}
          optionsOf={({ data }) =>
            data.map(({ student_id, name, class_name }) => ({
              value: String(student_id),
              label: class_name ? `${name}, class ${class_name}` : name,
            }))
          }
          onChoose={(student) => change({ student })}
        />
        <Field label="A few words to the guardian" optional>
          <TextArea
            rows={2}
            maxLength={300}
            value={chosen.note}
            onChange={({ currentTarget }) => change({ note: currentTarget.value })}
          />
        </Field>
        {asking.error && <Notice tone="danger">{failureSentence(asking.error)}</Notice>}
        <Text color="fg.muted">
          The seat is kept for two days, or for two hours if another organisation offers it. If the
          family does not want it, ask for the same one again after a week at the earliest.
        </Text>
        <Box>
          <SubmitButton busy={asking.isPending} busyLabel="Asking the family">
            Ask the family
          </SubmitButton>
        </Box>
      </Stack>
    </form>
  )
}
