import { awardStudent } from '@brightyard/contract/calls'
import type { StudentProfile } from '@brightyard/contract/entities'
import * as z from '@brightyard/contract/schema'
import { placeServerError, showToast, useApi, useQueryClient } from '@brightyard/runtime'
import { Box, Notice, Stack } from '@brightyard/ui'
import { Field, SubmitButton, TextInput } from '@brightyard/ui/form'
import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { studentQuery } from '../../student/student.queries.ts'

const Award = z.object({
  title: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, 'Please say what was achieved.'),
      z.maxLength(80, 'Please use at most 80 characters.'),
    ),
  note: z.string().check(z.trim(), z.maxLength(300, 'Please use at most 300 characters.')),
})
type Award = z.infer<typeof Award>

/** A school or partner gives a student an achievement, which appears in the profile. */
export function AwardForm({ student: { student_id, name } }: { student: StudentProfile }) {
  const api = useApi()
  const client = useQueryClient()
  const [message, setMessage] = useState<string | null>(null)
  const form = useForm<Award>({
    resolver: zodResolver(Award),
    defaultValues: { title: '', note: '' },
  })
  const { errors, isSubmitting } = form.formState
  const give = form.handleSubmit(async (award) => {
    setMessage(null)
    try {
      const saved = await api.call(awardStudent, { student_id, ...award })
      client.setQueryData(studentQuery(student_id).queryKey, saved)
      form.reset()
      showToast({ kind: 'success', title: `${name} has a new achievement.` })
    } catch (error) {
      setMessage(placeServerError(error, form))
    }
  })
  return (
    <form noValidate onSubmit={(event) => void give(event)}>
      <Stack gap="4">
        {message && <Notice tone="danger">{message}</Notice>}
        <Field label="What was achieved" error={errors.title?.message}>
          <TextInput {...form.register('title')} autoComplete="off" />
        </Field>
        <Field label="A few words about it" optional error={errors.note?.message}>
          <TextInput {...form.register('note')} autoComplete="off" />
        </Field>
        <Box>
          <SubmitButton variant="outline" busy={isSubmitting} busyLabel="Saving">
            Give achievement
          </SubmitButton>
        </Box>
      </Stack>
    </form>
  )
}
