import { confirmSignUp, signUp } from '@brightyard/contract/calls'
import type { CodeSent } from '@brightyard/contract/entities'
import { EmailOrMobile, NewPassword, PersonName } from '@brightyard/contract/entities'
import * as z from '@brightyard/contract/schema'
import { placeServerError, useApi, useSearchParams, useSession } from '@brightyard/runtime'
import { Stack } from '@brightyard/ui'
import { Checkbox, Field, SubmitButton, TextInput } from '@brightyard/ui/form'
import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { CodeForm } from '../../forms/code-form.tsx'
import { NewPasswordField } from '../../forms/new-password-field.tsx'
import { typedEarly } from '../../forms/typed-early.ts'
import { useRefusal } from '../../forms/use-refusal.tsx'
import { TermsCheckbox } from './terms-checkbox.tsx'

const newAccount = (needsConsent: boolean) =>
  z.object({
    name: PersonName,
    username: EmailOrMobile,
    password: NewPassword,
    reference_code: z
      .string()
      .check(z.trim(), z.maxLength(32, 'That is too long for a referral code.')),
    accepts_terms: z
      .boolean()
      .check(z.refine((accepted) => accepted, 'Please accept the terms of service to continue.')),
    consents_to_child_data: z
      .boolean()
      .check(
        z.refine(
          (given) => given || !needsConsent,
          'We need your consent before we store anything about a kid.',
        ),
      ),
  })
type NewAccount = z.infer<ReturnType<typeof newAccount>>

interface Props {
  /** Guardians who register for their kids say so at once. */
  asksConsent?: boolean
  /** The form has given way to the code, or has come back. */
  onStep: (step: 'details' | 'code') => void
}

/** Both steps of signing up: who it is, and the code that proves the contact. */
export function SignUpForm({ asksConsent = false, onStep }: Props) {
  const session = useSession()
  const api = useApi()
  const [query] = useSearchParams()
  const { notice, refuse } = useRefusal()
  const [sent, setSent] = useState<CodeSent | null>(null)
  const form = useForm<NewAccount>({
    resolver: zodResolver(newAccount(asksConsent)),
    defaultValues: {
      ...typedEarly('sign-up', { name: '', username: '' }),
      password: '', // its strength is shown, which the server's page does not know
      reference_code: query.get('reference_code') ?? query.get('referral') ?? '',
      accepts_terms: false,
      consents_to_child_data: false,
    },
  })
  const { register, formState } = form
  const { errors, isSubmitting } = formState
  const [name, username, password] = form.watch(['name', 'username', 'password'])

  const send = async ({ reference_code, consents_to_child_data, ...account }: NewAccount) => {
    const answer = await api.call(signUp, {
      ...account,
      accepts_terms: true,
      ...(asksConsent ? { consents_to_child_data } : {}),
      ...(reference_code ? { reference_code } : {}),
    })
    setSent(answer)
  }
  const begin = form.handleSubmit(async (account) => {
    try {
      await send(account)
      onStep('code')
    } catch (error) {
      refuse(placeServerError(error, form))
    }
  })

  if (sent) {
    return (
      <CodeForm
        size="lg"
        sent={sent}
        onCode={async (code) => {
          const token = await api.call(confirmSignUp, { ticket: sent.ticket, code })
          await session.adopt(token.access_token) // the host is on its way to the next page
        }}
        onResend={() => send(form.getValues())}
        onBack={() => {
          setSent(null)
          onStep('details')
        }}
        backLabel="Change my details"
      />
    )
  }
  return (
    <form name="sign-up" method="post" noValidate onSubmit={(event) => void begin(event)}>
      <Stack gap="4">
        <Field label="Your name" error={errors.name?.message}>
          <TextInput {...register('name')} autoComplete="name" />
        </Field>
        <Field
          label="Email or mobile number"
          help="You sign in with it. Outside India, start with the country code, such as +971."
          error={errors.username?.message}
        >
          <TextInput
            {...register('username')}
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
          />
        </Field>
        <NewPasswordField
          label="Password"
          error={errors.password?.message}
          value={password}
          known={[name, username]}
          inputProps={register('password')}
        />
        <Field label="Referral code" optional error={errors.reference_code?.message}>
          <TextInput
            {...register('reference_code')}
            autoComplete="off"
            autoCapitalize="characters"
          />
        </Field>
        {asksConsent && (
          <Checkbox
            {...register('consents_to_child_data')}
            error={errors.consents_to_child_data?.message}
            help="Name, birth date, class and what they take part in. You can take it back at any time by deleting the account."
          >
            I am the parent or guardian of the kids whom I will add, and agree that Brightyard
            stores their data
          </Checkbox>
        )}
        <TermsCheckbox {...register('accepts_terms')} error={errors.accepts_terms?.message} />
        {notice}
        <SubmitButton block size="lg" busy={isSubmitting} busyLabel="Sending your code">
          Create an account
        </SubmitButton>
      </Stack>
    </form>
  )
}
