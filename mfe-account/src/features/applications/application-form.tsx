import { Application, partnerServices, sendApplication } from '@brightyard/contract/calls'
import type { CallOutput, readInvitation } from '@brightyard/contract/calls'
import { useApi } from '@brightyard/runtime'
import { Box, Grid, Notice, Stack } from '@brightyard/ui'
import { Checkbox, Field, SubmitButton, TextArea, TextInput } from '@brightyard/ui/form'
import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { placeServerError } from '../../forms/server-error.ts'

interface Props {
  kind: 'partner' | 'school'
  /** The id of the invitation that led here, and what it says. */
  invitation?: { id: string } & CallOutput<typeof readInvitation>
  onSent: (reference: string) => void
}

/** What an organisation says of itself. */
export function ApplicationForm({ kind, invitation, onSent }: Props) {
  const api = useApi()
  const [message, setMessage] = useState<string | null>(null)
  const isPartner = kind === 'partner'
  const form = useForm<Application>({
    resolver: zodResolver(Application),
    defaultValues: {
      organisation: invitation?.organisation ?? '',
      contact_name: '',
      email: '',
      mobile: '',
      city: invitation?.city ?? '',
      services: [],
      message: '',
    },
  })
  const { register, formState } = form
  const { errors, isSubmitting } = formState

  const send = form.handleSubmit(async (application) => {
    setMessage(null)
    try {
      const { reference } = await api.call(sendApplication, {
        kind,
        ...application,
        ...(invitation ? { invitation: invitation.id } : {}),
      })
      onSent(reference)
    } catch (error) {
      setMessage(placeServerError(error, form))
    }
  })

  return (
    <form noValidate onSubmit={(event) => void send(event)}>
      <Stack gap="4">
        {message && <Notice tone="danger">{message}</Notice>}
        <Field
          label={isPartner ? 'Organisation' : 'Name of the school'}
          error={errors.organisation?.message}
        >
          <TextInput {...register('organisation')} autoComplete="organization" />
        </Field>
        <Field label="Contact person" error={errors.contact_name?.message}>
          <TextInput {...register('contact_name')} autoComplete="name" />
        </Field>
        <Grid templateColumns={{ base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' }} gap="4">
          <Field label="Email id" error={errors.email?.message}>
            <TextInput {...register('email')} type="email" autoComplete="email" />
          </Field>
          <Field label="Mobile number" error={errors.mobile?.message}>
            <TextInput {...register('mobile')} type="tel" autoComplete="tel" />
          </Field>
        </Grid>
        <Field label="City" error={errors.city?.message}>
          <TextInput {...register('city')} autoComplete="address-level2" />
        </Field>
        {isPartner && (
          <Box as="fieldset">
            <Box as="legend" fontWeight="semibold" mb="2">
              What do you offer?
            </Box>
            <Stack gap="2">
              {partnerServices.map((service, place) => (
                <Checkbox
                  key={service}
                  value={service}
                  {...register('services')}
                  error={place === 0 ? errors.services?.message : undefined}
                >
                  {service}
                </Checkbox>
              ))}
            </Stack>
          </Box>
        )}
        <Field
          label={isPartner ? 'About your work' : 'About the school'}
          optional
          help="Classes, number of kids, a link to your site."
          error={errors.message?.message}
        >
          <TextArea {...register('message')} rows={4} />
        </Field>
        <SubmitButton block size="lg" busy={isSubmitting} busyLabel="Sending">
          Register
        </SubmitButton>
      </Stack>
    </form>
  )
}
