import { Application, sendApplication } from '@brightyard/contract/calls'
import type { CallOutput, readInvitation } from '@brightyard/contract/calls'
import { ApiError, placeServerError, useApi, useUnsavedWork } from '@brightyard/runtime'
import { acceptedFiles, notReady, rulesSentence, useUploads } from '@brightyard/runtime/uploads'
import { Grid, Notice, Stack } from '@brightyard/ui'
import { FilesField } from '@brightyard/ui/files'
import { Field, SubmitButton, TextArea, TextInput } from '@brightyard/ui/form'
import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { typedEarly } from '../../forms/typed-early.ts'
import { ServicesField } from './services-field.tsx'

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
  const [documentsError, setDocumentsError] = useState<string | null>(null)
  const files = useUploads('application')
  const isPartner = kind === 'partner'
  const form = useForm<Application>({
    resolver: zodResolver(Application),
    defaultValues: {
      organisation: invitation?.organisation ?? '',
      city: invitation?.city ?? '',
      services: [],
      ...typedEarly('application', { contact_name: '', email: '', mobile: '', message: '' }),
    },
  })
  const { register, formState } = form
  const { errors, isSubmitting, isDirty } = formState
  useUnsavedWork(isDirty || files.chosen.length > 0)

  const send = form.handleSubmit(async (application) => {
    setMessage(null)
    const waitingFor = notReady(files.chosen)
    setDocumentsError(waitingFor)
    if (waitingFor) return
    try {
      const { reference } = await api.call(sendApplication, {
        kind,
        ...application,
        ...(invitation ? { invitation: invitation.id } : {}),
        ...(files.uploads.length > 0 ? { documents: files.uploads } : {}),
      })
      onSent(reference)
    } catch (error) {
      const isWithoutDocuments = error instanceof ApiError && 'documents' in error.fields
      if (isWithoutDocuments) files.sendAgain()
      setMessage(
        isWithoutDocuments
          ? 'Your documents have expired and are being sent again. Please register once all of them have been sent.'
          : placeServerError(error, form),
      )
    }
  })

  return (
    <form name="application" method="post" noValidate onSubmit={(event) => void send(event)}>
      <Stack gap="4">
        <Field
          label={isPartner ? 'Organisation' : 'School name'}
          error={errors.organisation?.message}
        >
          <TextInput {...register('organisation')} autoComplete="organization" />
        </Field>
        <Field label="Contact person" error={errors.contact_name?.message}>
          <TextInput {...register('contact_name')} autoComplete="name" />
        </Field>
        <Grid templateColumns={{ base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' }} gap="4">
          <Field label="Email" error={errors.email?.message}>
            <TextInput {...register('email')} type="email" autoComplete="email" />
          </Field>
          <Field label="Mobile number" error={errors.mobile?.message}>
            <TextInput {...register('mobile')} type="tel" autoComplete="tel" />
          </Field>
        </Grid>
        <Field label="City" error={errors.city?.message}>
          <TextInput {...register('city')} autoComplete="address-level2" />
        </Field>
        {isPartner && <ServicesField control={form.control} />}
        <Field
          label={isPartner ? 'About your work' : 'About the school'}
          optional
          help="Classes, number of kids, a link to your site."
          error={errors.message?.message}
        >
          <TextArea {...register('message')} rows={4} />
        </Field>
        {isPartner && (
          <FilesField
            label="Documents"
            help={`Registration, licences, a brochure. ${rulesSentence('application')}`}
            optional
            accept={acceptedFiles('application')}
            rows={files.rows}
            errors={[documentsError, files.leftOut]}
            onAdd={files.add}
            onRemove={files.remove}
            onRetry={files.retry}
          />
        )}
        {message && <Notice tone="danger">{message}</Notice>}
        <SubmitButton block size="lg" busy={isSubmitting} busyLabel="Sending">
          Register
        </SubmitButton>
      </Stack>
    </form>
  )
}
