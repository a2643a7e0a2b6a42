import { listStudents, updateStudent } from '@brightyard/contract/calls'
import {
  BirthDate,
  ClassName,
  PersonName,
  type StudentProfile,
} from '@brightyard/contract/entities'
import * as z from '@brightyard/contract/schema'
import { placeServerError, showToast, useApi, useQueryClient } from '@brightyard/runtime'
import { queriesOf } from '@brightyard/runtime/queries'
import { Box, Notice, Stack } from '@brightyard/ui'
import { SubmitButton } from '@brightyard/ui/form'
import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { invalidateFamily } from '../signed-in/kids.queries.ts'
import { studentQuery } from './student.queries.ts'
import { type StudentData, StudentFields } from './student-fields.tsx'

const Changes = z.object({
  name: PersonName,
  birth_date: BirthDate,
  class_name: ClassName,
  guardian_name: z.string().check(z.trim(), z.maxLength(100, 'Please use at most 100 characters.')),
  guardian_contact: z.string().check(z.trim(), z.maxLength(254, 'Please enter a valid contact.')),
})

const dataOf = (student: StudentProfile): StudentData => ({
  name: student.name,
  birth_date: student.birth_date ?? '',
  class_name: student.class_name,
  guardian_name: student.guardian_name,
  guardian_contact: student.guardian_contact,
})

/** Changes a student's record: by its guardian, its school or its partner. */
export function StudentUpdateForm({ student }: { student: StudentProfile }) {
  const api = useApi()
  const client = useQueryClient()
  const [message, setMessage] = useState<string | null>(null)
  const form = useForm<StudentData>({
    resolver: zodResolver(Changes),
    defaultValues: dataOf(student),
  })
  const { errors, isSubmitting, isDirty } = form.formState
  const save = form.handleSubmit(async ({ guardian_name, guardian_contact, ...rest }) => {
    setMessage(null)
    try {
      const saved = await api.call(updateStudent, {
        student_id: student.student_id,
        ...rest,
        ...(guardian_name ? { guardian_name } : {}),
        ...(guardian_contact ? { guardian_contact } : {}),
      })
      client.setQueryData(studentQuery(student.student_id).queryKey, saved)
      form.reset(dataOf(saved))
      void client.invalidateQueries(queriesOf(listStudents))
      invalidateFamily(client)
      showToast({ kind: 'success', title: `${saved.name}’s record has been saved.` })
    } catch (error) {
      setMessage(placeServerError(error, form))
    }
  })
  return (
    <form noValidate onSubmit={(event) => void save(event)}>
      <Stack gap="4">
        {message && <Notice tone="danger">{message}</Notice>}
        <StudentFields
          register={form.register}
          errors={errors}
          optionalExtras
          identityIsLocked={!student.can_edit_identity}
        />
        <Box>
          <SubmitButton busy={isSubmitting} busyLabel="Saving" disabled={!isDirty}>
            Save changes
          </SubmitButton>
        </Box>
      </Stack>
    </form>
  )
}
