import { updateProfile } from '@brightyard/contract/calls'
import { CityName, PersonName, type Profile, siteLanguages } from '@brightyard/contract/entities'
import * as z from '@brightyard/contract/schema'
import {
  placeServerError,
  showToast,
  useApi,
  useQueryClient,
  useSession,
  useUnsavedWork,
} from '@brightyard/runtime'
import { Box, Grid, Notice, Stack } from '@brightyard/ui'
import { Field, Select, SubmitButton, TextInput } from '@brightyard/ui/form'
import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { profileQuery } from '../../signed-in/profile.queries.ts'

const PersonalData = z.object({
  name: PersonName,
  city: CityName,
  language: z.enum(siteLanguages),
})
type PersonalData = z.infer<typeof PersonalData>

const languageNames = { en: 'English', hi: 'हिन्दी' } as const
const fieldsOf = ({ name, city, language }: Profile): PersonalData => ({
  name,
  city: city ?? '',
  language,
})

export function PersonalDataForm({ profile }: { profile: Profile }) {
  const api = useApi()
  const client = useQueryClient()
  const session = useSession()
  const [message, setMessage] = useState<string | null>(null)
  const form = useForm<PersonalData>({
    resolver: zodResolver(PersonalData),
    defaultValues: fieldsOf(profile),
  })
  const { errors, isSubmitting, isDirty } = form.formState
  useUnsavedWork(isDirty)

  const save = form.handleSubmit(async ({ city, ...rest }) => {
    setMessage(null)
    try {
      const saved = await api.call(updateProfile, {
        ...rest,
        city: city || null,
      })
      client.setQueryData(profileQuery.queryKey, saved)
      form.reset(fieldsOf(saved))
      showToast({ kind: 'success', title: 'Your details are saved.' })
      session.reload().catch(() => {}) // the header shows the new name with the next page at the latest
    } catch (error) {
      setMessage(placeServerError(error, form))
    }
  })

  return (
    <form noValidate onSubmit={(event) => void save(event)}>
      <Stack gap="4">
        {message && <Notice tone="danger">{message}</Notice>}
        <Field label="Name" error={errors.name?.message}>
          <TextInput {...form.register('name')} autoComplete="name" />
        </Field>
        <Grid templateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }} gap="4">
          <Field label="City" optional error={errors.city?.message}>
            <TextInput {...form.register('city')} autoComplete="address-level2" />
          </Field>
          <Field label="Email language" error={errors.language?.message}>
            <Select
              {...form.register('language')}
              options={siteLanguages.map((value) => ({ value, label: languageNames[value] }))}
            />
          </Field>
        </Grid>
        <Box>
          <SubmitButton busy={isSubmitting} busyLabel="Saving" disabled={!isDirty}>
            Save changes
          </SubmitButton>
        </Box>
      </Stack>
    </form>
  )
}
