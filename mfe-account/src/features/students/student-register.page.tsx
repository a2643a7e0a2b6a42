import { listStudents, registerStudent } from '@brightyard/contract/calls'
import { childConsent, NewStudent, type StudentAccess } from '@brightyard/contract/entities'
import { accountPaths } from '@brightyard/contract/paths'
import * as z from '@brightyard/contract/schema'
import {
  Link,
  PageHead,
  placeServerError,
  useApi,
  useQuery,
  useQueryClient,
  useUser,
} from '@brightyard/runtime'
import { queriesOf } from '@brightyard/runtime/queries'
import { Button, Card, Flex, LinkButton, Notice, PageHeading, Stack } from '@brightyard/ui'
import { Checkbox, Field, Select, SubmitButton } from '@brightyard/ui/form'
import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { invalidateDashboards } from '../../signed-in/kids.queries.ts'
import { AccessNotice } from '../../student/access-notice.tsx'
import { StudentFields } from '../../student/student-fields.tsx'
import { workplacesQuery } from './students.queries.ts'

const Registration = z.extend(NewStudent, {
  /** Chosen by admins alone. */
  workplace_id: z.string(),
})
type Registration = z.infer<typeof Registration>

const nothing: Registration = {
  name: '',
  birth_date: '',
  class_name: '',
  guardian_name: '',
  guardian_contact: '',
  consents: false,
  workplace_id: '',
}

/** Register new Student. */
export function Component() {
  const [access, setAccess] = useState<StudentAccess | null>(null)
  return (
    <>
      <PageHead title="Register a student" description="A new student of your school." hidden />
      <PageHeading intro="The student gets a kid ID to sign in with.">
        Register new Student
      </PageHeading>
      <Stack gap="6" maxW="42rem" pb="6">
        {access ? (
          <AccessNotice access={access} />
        ) : (
          <Card p={{ base: '5', md: '7' }}>
            <RegistrationForm onRegistered={setAccess} />
          </Card>
        )}
        <Flex gap="3" wrap="wrap">
          {access && <Button onClick={() => setAccess(null)}>Register another student</Button>}
          <LinkButton asChild variant={access ? 'outline' : 'plain'}>
            <Link to={accountPaths.studentList.to()}>To the Registered Student List</Link>
          </LinkButton>
        </Flex>
      </Stack>
    </>
  )
}

function RegistrationForm({ onRegistered }: { onRegistered: (access: StudentAccess) => void }) {
  const api = useApi()
  const client = useQueryClient()
  const user = useUser()
  const isAdmin = user?.role === 'superAdmin'
  const workplaces = useQuery({ ...workplacesQuery, enabled: isAdmin })
  const [message, setMessage] = useState<string | null>(null)
  const form = useForm<Registration>({
    resolver: zodResolver(Registration),
    defaultValues: nothing,
  })
  const { errors, isSubmitting } = form.formState
  const register = form.handleSubmit(async ({ workplace_id, ...student }) => {
    setMessage(null)
    try {
      const place = Number(workplace_id)
      const access = await api.call(registerStudent, {
        ...student,
        ...(place > 0 ? { workplace_id: place } : {}),
      })
      void client.invalidateQueries(queriesOf(listStudents))
      invalidateDashboards(client)
      onRegistered(access)
    } catch (error) {
      setMessage(placeServerError(error, form))
    }
  })
  return (
    <form noValidate onSubmit={(event) => void register(event)}>
      <Stack gap="4">
        {message && <Notice tone="danger">{message}</Notice>}
        {isAdmin && (
          <Field label="School or partner" error={errors.workplace_id?.message}>
            <Select
              {...form.register('workplace_id')}
              placeholder="Please choose"
              options={(workplaces.data?.data ?? []).map(({ id, name }) => ({
                value: String(id),
                label: name,
              }))}
            />
          </Field>
        )}
        <StudentFields register={form.register} errors={errors} />
        <Checkbox {...form.register('consents')} error={errors.consents?.message}>
          {childConsent.text}
        </Checkbox>
        <Flex>
          <SubmitButton busy={isSubmitting} busyLabel="Registering">
            Register student
          </SubmitButton>
        </Flex>
      </Stack>
    </form>
  )
}
