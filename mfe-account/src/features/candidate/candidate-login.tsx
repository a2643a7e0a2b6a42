import { getCandidate } from '@brightyard/contract/calls'
import type { CandidateSeat } from '@brightyard/contract/entities'
import { assessmentPaths, candidatePaths, signInFor } from '@brightyard/contract/paths'
import * as z from '@brightyard/contract/schema'
import {
  ApiError,
  failureSentence,
  Link,
  PageHead,
  useApi,
  useNavigate,
  useQuery,
} from '@brightyard/runtime'
import { Card, Link as StyledLink, LinkButton, Notice, Stack, Text } from '@brightyard/ui'
import { Field, PasswordInput, SubmitButton, TextInput } from '@brightyard/ui/form'
import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { CandidateFrame } from './candidate-frame.tsx'
import { dropPasscode, keepPasscode } from '../../candidate/candidate-session.ts'
import { seatQuery } from './candidate.queries.ts'
import { LeaveButton } from '../../candidate/leave-button.tsx'

const Passcode = z.object({
  application_id: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, 'Please enter your application ID.'),
      z.maxLength(40, 'Please check your application ID: it is shorter.'),
    ),
  password: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, 'Please enter your passcode.'),
      z.maxLength(100, 'Please check your passcode: it is shorter.'),
    ),
})
type Passcode = z.infer<typeof Passcode>

/** What comes after the sign-in: the fee while it is owed, then the rules of the assessment. */
const nextStep = ({ is_paid, assessment_id }: CandidateSeat) =>
  is_paid ? assessmentPaths.instructions.to({ id: assessment_id }) : candidatePaths.payment.to()

const refusal = (error: unknown) =>
  error instanceof ApiError && error.kind === 'unauthenticated'
    ? 'This application ID and passcode do not match. Check both in the message that you got.'
    : failureSentence(error)

export function CandidateLogin({ applicationId }: { applicationId: string | null }) {
  return (
    <CandidateFrame
      title="Take your assessment"
      intro="No account is needed. Your application ID and passcode are in the message that invited you."
    >
      <PageHead
        title="Take your assessment"
        description="Sign in with your application ID and passcode to take one assessment."
      />
      {applicationId ? <SignedIn applicationId={applicationId} /> : <PasscodeForm />}
      <Text>
        Assigned by your school?{' '}
        <StyledLink asChild fontWeight="semibold">
          <Link to={signInFor('assessment', assessmentPaths.list.to())}>
            Sign in to your account
          </Link>
        </StyledLink>
      </Text>
    </CandidateFrame>
  )
}

function SignedIn({ applicationId }: { applicationId: string }) {
  const seat = useQuery(seatQuery(applicationId))
  if (seat.isError)
    return (
      <>
        <Notice tone="danger">{refusal(seat.error)}</Notice>
        <LeaveButton>Use another passcode</LeaveButton>
      </>
    )
  if (!seat.data) return <Text role="status">Looking for your assessment…</Text>
  const { name, title, is_paid } = seat.data
  return (
    <Card p="5">
      <Stack gap="4">
        <Text>
          Signed in as <strong>{name}</strong> for <strong>{title}</strong>.
        </Text>
        <LinkButton asChild size="lg">
          <Link to={nextStep(seat.data)}>{is_paid ? 'Continue' : 'Go on to the fee'}</Link>
        </LinkButton>
        <LeaveButton>Not you? Sign out</LeaveButton>
      </Stack>
    </Card>
  )
}

function PasscodeForm() {
  const api = useApi()
  const navigate = useNavigate()
  const [message, setMessage] = useState<string | null>(null)
  const { register, handleSubmit, setFocus, formState } = useForm<Passcode>({
    resolver: zodResolver(Passcode),
    defaultValues: { application_id: '', password: '' },
  })
  const { errors, isSubmitting } = formState

  const signIn = handleSubmit(async (passcode) => {
    setMessage(null)
    dropPasscode() // or the one of before would be sent
    try {
      const seat = await api.call(getCandidate, passcode)
      if (keepPasscode(passcode)) await navigate(nextStep(seat))
      else setMessage('Your browser stores nothing for this site. Please allow it, then try again.')
    } catch (error) {
      setMessage(refusal(error))
      setFocus('password', { shouldSelect: true })
    }
  })

  return (
    <>
      {message && <Notice tone="danger">{message}</Notice>}
      <form name="candidate" method="post" noValidate onSubmit={(event) => void signIn(event)}>
        <Stack gap="4">
          <Field label="Application ID" error={errors.application_id?.message}>
            <TextInput
              {...register('application_id')}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
            />
          </Field>
          <Field label="Passcode" error={errors.password?.message}>
            <PasswordInput {...register('password')} autoComplete="off" secretName="passcode" />
          </Field>
          <SubmitButton block size="lg" busy={isSubmitting} busyLabel="Opening">
            Open the assessment
          </SubmitButton>
        </Stack>
      </form>
      <Text color="fg.muted" fontSize="sm">
        The passcode opens this one assessment. It stays in this window until you sign out or close
        it.
      </Text>
    </>
  )
}
