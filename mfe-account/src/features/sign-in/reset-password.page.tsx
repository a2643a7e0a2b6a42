import { resetPassword } from '@brightyard/contract/calls'
import { NewPassword } from '@brightyard/contract/entities'
import { accountPaths } from '@brightyard/contract/paths'
import * as z from '@brightyard/contract/schema'
import {
  ApiError,
  Link,
  type PageContext,
  PageHead,
  placeServerError,
  redirect,
  useApi,
  useParams,
  useUnsavedWork,
} from '@brightyard/runtime'
import { LinkButton, Notice, Stack } from '@brightyard/ui'
import { Field, PasswordInput, SubmitButton } from '@brightyard/ui/form'
import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { NewPasswordField } from '../../forms/new-password-field.tsx'
import { SignInFrame } from './sign-in-frame.tsx'

/** Without a token there is nothing to reset. */
export function loader({ params }: PageContext) {
  return params.token ? null : redirect(accountPaths.forgotPassword.to())
}

const TwicePassword = z.object({ password: NewPassword, repeated: z.string() }).check(
  z.refine(({ password, repeated }) => password === repeated, {
    path: ['repeated'],
    message: 'The two passwords differ. Please type the same one twice.',
  }),
)
type TwicePassword = z.infer<typeof TwicePassword>

type Outcome =
  | { kind: 'open'; message: string | null }
  /** The link is invalid, used or too old. */
  | { kind: 'dead-link'; message: string }
  | { kind: 'done'; message: string }

const isAboutLink = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.kind === 'invalid' && !error.fields.password

export function Component() {
  const { token = '' } = useParams()
  const [outcome, setOutcome] = useState<Outcome>({ kind: 'open', message: null })
  return (
    <SignInFrame title="Set a new password">
      <PageHead title="New password" description="Set a new password for your account." hidden />
      {outcome.kind === 'done' && (
        <Notice
          tone="success"
          title="All set"
          action={<Way to={accountPaths.login.to()} label="Sign in" />}
        >
          {outcome.message}
        </Notice>
      )}
      {outcome.kind === 'dead-link' && (
        <Notice
          tone="danger"
          title="This link no longer works"
          action={<Way to={accountPaths.forgotPassword.to()} label="Get a new link" />}
        >
          {outcome.message}
        </Notice>
      )}
      {outcome.kind === 'open' && outcome.message && (
        <Notice tone="danger">{outcome.message}</Notice>
      )}
      {outcome.kind === 'open' && <NewPasswordForm token={token} onOutcome={setOutcome} />}
    </SignInFrame>
  )
}

const Way = ({ to, label }: { to: string; label: string }) => (
  <LinkButton asChild size="sm">
    <Link to={to}>{label}</Link>
  </LinkButton>
)

function NewPasswordForm({
  token,
  onOutcome,
}: {
  token: string
  onOutcome: (outcome: Outcome) => void
}) {
  const api = useApi()
  const form = useForm<TwicePassword>({
    resolver: zodResolver(TwicePassword),
    defaultValues: { password: '', repeated: '' },
  })
  const { errors, isDirty, isSubmitting } = form.formState
  useUnsavedWork(isDirty)

  const setPassword = form.handleSubmit(async ({ password }) => {
    try {
      const { message } = await api.call(resetPassword, { token, password })
      onOutcome({ kind: 'done', message })
    } catch (error) {
      if (isAboutLink(error)) onOutcome({ kind: 'dead-link', message: error.message })
      else onOutcome({ kind: 'open', message: placeServerError(error, form) })
    }
  })

  return (
    <form noValidate onSubmit={(event) => void setPassword(event)}>
      <Stack gap="4">
        <NewPasswordField
          label="New password"
          error={errors.password?.message}
          value={form.watch('password')}
          inputProps={form.register('password')}
        />
        <Field label="Repeat the password" error={errors.repeated?.message}>
          <PasswordInput {...form.register('repeated')} autoComplete="new-password" />
        </Field>
        <SubmitButton block size="lg" busy={isSubmitting} busyLabel="Saving">
          Set the password
        </SubmitButton>
      </Stack>
    </form>
  )
}
