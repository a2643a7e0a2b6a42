import { forgotPassword } from '@brightyard/contract/calls'
import { EmailOrMobile } from '@brightyard/contract/entities'
import { accountPaths } from '@brightyard/contract/paths'
import * as z from '@brightyard/contract/schema'
import { PageHead, useApi } from '@brightyard/runtime'
import { Notice, Stack, Text } from '@brightyard/ui'
import { Field, SubmitButton, TextInput } from '@brightyard/ui/form'
import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { placeServerError } from '../../forms/server-error.ts'
import { SignInFrame } from './sign-in-frame.tsx'
import { SignInLink } from './sign-in-links.tsx'

const Contact = z.object({ username: EmailOrMobile })
type Contact = z.infer<typeof Contact>

export function Component() {
  const api = useApi()
  const [outcome, setOutcome] = useState<{ tone: 'success' | 'danger'; text: string } | null>(null)
  const form = useForm<Contact>({
    resolver: zodResolver(Contact),
    defaultValues: { username: '' },
  })
  const { errors, isSubmitting } = form.formState

  const askForLink = form.handleSubmit(async (contact) => {
    setOutcome(null)
    try {
      // The same answer whether the account exists or not.
      const { message } = await api.call(forgotPassword, contact)
      setOutcome({ tone: 'success', text: message })
    } catch (error) {
      const text = placeServerError(error, form)
      setOutcome(text === null ? null : { tone: 'danger', text })
    }
  })

  return (
    <SignInFrame
      title="Forgot your password?"
      intro="Tell us how you sign in, and we send you a link for a new one."
    >
      <PageHead title="Forgot password" description="Ask for a link to set a new password." />
      {outcome && <Notice tone={outcome.tone}>{outcome.text}</Notice>}
      <form noValidate onSubmit={(event) => void askForLink(event)}>
        <Stack gap="5">
          <Field label="Email id or mobile number" error={errors.username?.message}>
            <TextInput
              {...form.register('username')}
              autoComplete="username"
              autoCapitalize="none"
              spellCheck={false}
            />
          </Field>
          <SubmitButton block size="lg" busy={isSubmitting}>
            {outcome?.tone === 'success' ? 'Send it again' : 'Send the link'}
          </SubmitButton>
        </Stack>
      </form>
      <Text>
        Remembered it? <SignInLink page={accountPaths.login}>Sign in</SignInLink>
      </Text>
    </SignInFrame>
  )
}
