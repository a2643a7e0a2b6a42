import { accountPaths, candidatePaths } from '@brightyard/contract/paths'
import * as z from '@brightyard/contract/schema'
import {
  ApiError,
  failureSentence,
  Link,
  type PageContext,
  PageHead,
  useSession,
} from '@brightyard/runtime'
import { Flex, Link as StyledLink, Stack, Text } from '@brightyard/ui'
import { Field, PasswordInput, SubmitButton, TextInput } from '@brightyard/ui/form'
import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { typedEarly } from '../../forms/typed-early.ts'
import { useRefusal } from '../../forms/use-refusal.tsx'
import { SignInFrame } from './sign-in-frame.tsx'
import { SignInLink } from './sign-in-links.tsx'
import { loadSignInReason, useSignInReason } from './sign-in-reason.ts'
import { SocialButtons } from './social-buttons.tsx'
import { socialProvidersQuery } from './social-providers.queries.ts'

const Credentials = z.object({
  username: z
    .string()
    .check(z.trim(), z.minLength(1, 'Please enter your email, mobile number or kid ID.')),
  password: z.string().check(z.minLength(1, 'Please enter your password.')),
})
type Credentials = z.infer<typeof Credentials>

/** A wrong name or password stays on the form. */
const refusal = (error: unknown) =>
  error instanceof ApiError && error.kind === 'unauthenticated'
    ? 'This sign-in name and password do not match. Check both and try again.'
    : failureSentence(error)

export const loader = ({ request, queryClient }: PageContext) =>
  Promise.all([
    queryClient.prefetchQuery(socialProvidersQuery),
    loadSignInReason(request, queryClient),
  ])

export function Component() {
  const session = useSession()
  const reason = useSignInReason()
  const { notice, refuse } = useRefusal()
  const [isSignedIn, setIsSignedIn] = useState(false)
  const { register, handleSubmit, setFocus, formState } = useForm<Credentials>({
    resolver: zodResolver(Credentials),
    defaultValues: typedEarly('sign-in', { username: '', password: '' }),
  })
  const { errors, isSubmitting } = formState
  const isBusy = isSubmitting || isSignedIn

  const signIn = handleSubmit(async (credentials) => {
    try {
      await session.signIn(credentials) // the host is on its way to the next page when this resolves
      setIsSignedIn(true)
    } catch (error) {
      refuse(refusal(error))
      setFocus('password', { shouldSelect: true })
    }
  })

  return (
    <SignInFrame
      mayChange
      title={reason?.title ?? 'Welcome back'}
      intro={reason?.text ?? 'Sign in to your orders, bookings and kids.'}
    >
      <PageHead
        title="Sign in"
        description="Sign in to Brightyard with your email, mobile number or kid ID."
      />
      {notice}
      <form name="sign-in" method="post" noValidate onSubmit={(event) => void signIn(event)}>
        <Stack gap="4">
          <Field label="Email, mobile number or kid ID" error={errors.username?.message}>
            <TextInput
              {...register('username')}
              autoComplete="username"
              autoCapitalize="none"
              spellCheck={false}
            />
          </Field>
          <Field label="Password" error={errors.password?.message}>
            <PasswordInput {...register('password')} />
          </Field>
          <Flex justify="space-between" gap="3" wrap="wrap">
            <SignInLink page={accountPaths.forgotKidId}>Forgot a kid ID?</SignInLink>
            <SignInLink page={accountPaths.forgotPassword}>Forgot your password?</SignInLink>
          </Flex>
          <SubmitButton block size="lg" busy={isBusy} busyLabel="Signing in">
            Sign in
          </SubmitButton>
        </Stack>
      </form>
      {reason?.isForCandidatesToo && (
        <Text>
          Were you given an application ID and a passcode?{' '}
          <StyledLink asChild fontWeight="semibold">
            <Link to={candidatePaths.login.to()}>Sign in as a candidate</Link>
          </StyledLink>
        </Text>
      )}
      <SocialButtons isBlocked={isBusy} />
      <Text>
        New to Brightyard? <SignInLink page={accountPaths.signup}>Sign up</SignInLink>
      </Text>
    </SignInFrame>
  )
}
