import { completeSocialSignUp } from '@brightyard/contract/calls'
import { PersonName } from '@brightyard/contract/entities'
import { accountPaths } from '@brightyard/contract/paths'
import * as z from '@brightyard/contract/schema'
import { placeServerError, useApi, useSession } from '@brightyard/runtime'
import { Notice, Stack, Text } from '@brightyard/ui'
import { Field, SubmitButton, TextInput } from '@brightyard/ui/form'
import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { SignInFrame } from './sign-in-frame.tsx'
import { SignInLink } from './sign-in-links.tsx'
import { TermsCheckbox } from './terms-checkbox.tsx'

export interface Newcomer {
  ticket: string
  name: string
  email: string | null
}

const Details = z.object({
  name: PersonName,
  reference_code: z
    .string()
    .check(z.trim(), z.maxLength(32, 'That is too long for a referral code.')),
  accepts_terms: z
    .boolean()
    .check(z.refine((accepted) => accepted, 'Please accept the terms of service to continue.')),
})
type Details = z.infer<typeof Details>

/** For somebody whom a provider knows and we do not: one step more, and the account is made. */
export function NewcomerForm({ newcomer: { ticket, name, email } }: { newcomer: Newcomer }) {
  const api = useApi()
  const session = useSession()
  const [message, setMessage] = useState<string | null>(null)
  const form = useForm<Details>({
    resolver: zodResolver(Details),
    defaultValues: { name, reference_code: '', accepts_terms: false },
  })
  const { errors, isSubmitting, isSubmitSuccessful } = form.formState

  const join = form.handleSubmit(async ({ reference_code, ...details }) => {
    setMessage(null)
    try {
      const token = await api.call(completeSocialSignUp, {
        ticket,
        name: details.name,
        accepts_terms: true,
        ...(reference_code ? { reference_code } : {}),
      })
      await session.adopt(token.access_token)
    } catch (error) {
      setMessage(placeServerError(error, form))
    }
  })

  return (
    <SignInFrame
      title="Welcome to Brightyard"
      intro={
        email
          ? `We will create an account for ${email}.`
          : 'One more step and your account is ready.'
      }
    >
      <form noValidate onSubmit={(event) => void join(event)}>
        <Stack gap="4">
          <Field label="Your name" error={errors.name?.message}>
            <TextInput {...form.register('name')} autoComplete="name" />
          </Field>
          <Field label="Referral code" optional error={errors.reference_code?.message}>
            <TextInput
              {...form.register('reference_code')}
              autoComplete="off"
              autoCapitalize="characters"
            />
          </Field>
          <TermsCheckbox
            {...form.register('accepts_terms')}
            error={errors.accepts_terms?.message}
          />
          {message && <Notice tone="danger">{message}</Notice>}
          <SubmitButton
            block
            size="lg"
            busy={isSubmitting || (isSubmitSuccessful && message === null)}
            busyLabel="Creating your account"
          >
            Create an account
          </SubmitButton>
        </Stack>
      </form>
      <Text>
        Already have an account? <SignInLink page={accountPaths.login}>Sign in</SignInLink> to it,
        and link the other one under your ways to sign in.
      </Text>
    </SignInFrame>
  )
}
