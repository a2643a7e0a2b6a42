import { assignWorksheet } from '@brightyard/contract/calls'
import { placeServerError, showToast, useMutation, useQuery } from '@brightyard/runtime'
import { mutationOf } from '@brightyard/runtime/queries'
import { Notice, Stack } from '@brightyard/ui'
import { Field, Select, SubmitButton, TextArea, TextInput } from '@brightyard/ui/form'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { Part } from '../../loading/part.tsx'
import { QueryBoundary } from '../../loading/query-boundary.tsx'
import { activityQuery, mathsCode } from '../../maths/maths.queries.ts'

interface Props {
  studentId: number
  name: string
}

const empty = { topic: '', due_at: '', note: '' }

/** A school or partner gives one of its students ten questions of a topic. */
export function Component({ studentId, name }: Props) {
  const activity = useQuery(activityQuery(mathsCode))
  const form = useForm({ defaultValues: empty })
  const { errors } = form.formState
  const [message, setMessage] = useState<string | null>(null)
  const assign = useMutation({
    ...mutationOf(assignWorksheet),
    onSuccess({ title }) {
      form.reset(empty)
      showToast({ kind: 'success', title: `${name} has a new worksheet: ${title}.` })
    },
    onError: (error) => setMessage(placeServerError(error, form)),
    onMutate: () => setMessage(null),
  })
  return (
    <Part title={`Assign a worksheet to ${name}`}>
      <QueryBoundary query={activity} what="the topics" lines={6}>
        {({ classes }) => (
          <form
            noValidate
            onSubmit={(event) =>
              void form.handleSubmit(({ due_at, ...given }) =>
                assign.mutate({
                  student_id: studentId,
                  ...given,
                  // Until the end of that day where the families are.
                  ...(due_at ? { due_at: new Date(`${due_at}T23:59:00+05:30`).toISOString() } : {}),
                }),
              )(event)
            }
          >
            <Stack gap="4" maxW="32rem">
              <Field label="Topic" error={errors.topic?.message}>
                <Select
                  placeholder="Choose a topic"
                  {...form.register('topic', { required: 'Please choose a topic.' })}
                  options={classes.flatMap(({ class_number, topics }) =>
                    topics.map(({ topic, title }) => ({
                      value: topic,
                      label: `Class ${class_number}: ${title}`,
                    })),
                  )}
                />
              </Field>
              <Field label="Until" optional error={errors.due_at?.message}>
                <TextInput type="date" {...form.register('due_at')} />
              </Field>
              <Field label="Note" optional error={errors.note?.message}>
                <TextArea rows={2} maxLength={300} {...form.register('note')} />
              </Field>
              {message ? <Notice tone="danger">{message}</Notice> : null}
              <SubmitButton busy={assign.isPending} busyLabel="Assigning">
                Assign
              </SubmitButton>
            </Stack>
          </form>
        )}
      </QueryBoundary>
    </Part>
  )
}
