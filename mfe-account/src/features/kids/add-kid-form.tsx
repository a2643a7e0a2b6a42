import { addKid } from '@brightyard/contract/calls'
import { childConsent, NewKid, type StudentAccess } from '@brightyard/contract/entities'
import { type CallInput } from '@brightyard/contract/calls'
import { placeServerError, useApi, useQueryClient } from '@brightyard/runtime'
import { Box, Grid, Notice, Stack, Text } from '@brightyard/ui'
import { Checkbox, Field, SubmitButton, TextInput } from '@brightyard/ui/form'
import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { invalidateFamily } from '../../signed-in/kids.queries.ts'

type Entered = CallInput<typeof addKid>

/** A guardian adds a kid, with consent for its data. */
export function AddKidForm({ onAdded }: { onAdded: (access: StudentAccess) => void }) {
  const api = useApi()
  const client = useQueryClient()
  const [message, setMessage] = useState<string | null>(null)
  const form = useForm<Entered, unknown, NewKid>({
    resolver: zodResolver(NewKid),
    defaultValues: { name: '', birth_date: '', class_name: '', consents: false },
  })
  const { errors, isSubmitting } = form.formState
  const add = form.handleSubmit(async (kid) => {
    setMessage(null)
    try {
      const access = await api.call(addKid, kid)
      form.reset()
      invalidateFamily(client)
      onAdded(access)
    } catch (error) {
      setMessage(placeServerError(error, form))
    }
  })
  return (
    <form noValidate onSubmit={(event) => void add(event)}>
      <Stack gap="4">
        {message && <Notice tone="danger">{message}</Notice>}
        <Field label="Kid’s name" error={errors.name?.message}>
          <TextInput {...form.register('name')} autoComplete="off" />
        </Field>
        <Grid templateColumns={{ base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' }} gap="4">
          <Field label="Date of birth" error={errors.birth_date?.message}>
            <TextInput {...form.register('birth_date')} type="date" />
          </Field>
          <Field label="Class" optional error={errors.class_name?.message}>
            <TextInput {...form.register('class_name')} autoComplete="off" />
          </Field>
        </Grid>
        <Checkbox {...form.register('consents')} error={errors.consents?.message}>
          {childConsent.text}
        </Checkbox>
        <Text color="fg.muted" fontSize="sm">
          Others see a kid&apos;s first name and picture, and nothing else.
        </Text>
        <Box>
          <SubmitButton busy={isSubmitting} busyLabel="Adding">
            Add kid
          </SubmitButton>
        </Box>
      </Stack>
    </form>
  )
}
