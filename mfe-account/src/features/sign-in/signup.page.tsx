import { accountPaths } from '@brightyard/contract/paths'
import { Link, type PageContext, PageHead, useSearchParams } from '@brightyard/runtime'
import { LinkButton, Notice, Stack, Text } from '@brightyard/ui'
import { RadioGroup } from '@brightyard/ui/form'
import { useState } from 'react'
import { SignInFrame } from './sign-in-frame.tsx'
import { SignInLink } from './sign-in-links.tsx'
import { loadSignInReason, useSignInReason } from './sign-in-reason.ts'
import { SignUpForm } from './sign-up-form.tsx'
import { SocialButtons } from './social-buttons.tsx'
import { socialProvidersQuery } from './social-providers.queries.ts'

export const loader = ({ request, queryClient }: PageContext) =>
  Promise.all([
    queryClient.prefetchQuery(socialProvidersQuery),
    loadSignInReason(request, queryClient),
  ])

const roles = ['guardian', 'student', 'partner', 'school'] as const
type Role = (typeof roles)[number]

const labels: Record<Role, string> = {
  guardian: 'Parent or guardian',
  student: 'Student',
  partner: 'Partner',
  school: 'School',
}

/**
 * Who makes an account alone, and who does not: rights over other people's kids are given by Brightyard after a check,
 * never by a choice in a form, and kids get their account from a grown-up.
 */
const elsewhere: Record<Exclude<Role, 'guardian'>, { text: string; label: string; to: string }> = {
  student: {
    text: 'Your account is made by your parents or your school. They tell you your kid ID and a password, and you sign in with them.',
    label: 'Sign in with my kid ID',
    to: accountPaths.login.to(),
  },
  partner: {
    text: 'Tell us who you are and what you offer. We check every partner, and set up your account within five working days.',
    label: 'Register as a partner',
    to: accountPaths.partnerRegister.to(),
  },
  school: {
    text: 'Tell us about your school. We check every registration, and set up accounts for you and your staff within five working days.',
    label: 'Register a school',
    to: accountPaths.schoolRegistration.to({}),
  },
}

export function Component() {
  const [query] = useSearchParams()
  const wanted = query.get('role')
  const [step, setStep] = useState<'details' | 'code'>('details')
  const [role, choose] = useState<Role>(roles.find((one) => one === wanted) ?? 'guardian')
  const isFirst = step === 'details'
  const reason = useSignInReason()
  return (
    <SignInFrame
      title={isFirst ? 'Create an account' : 'Confirm your contact'}
      intro={isFirst ? `It takes a minute. ${reason?.text ?? ''}`.trim() : undefined}
    >
      <PageHead
        title="Create an account"
        description="Create a Brightyard account for programs, activities and the shop."
      />
      {isFirst ? (
        <RadioGroup
          legend="Who are you?"
          name="role"
          inline
          value={role}
          onValueChange={(value) => choose(roles.find((one) => one === value) ?? 'guardian')}
          options={roles.map((value) => ({ value, label: labels[value] }))}
        />
      ) : null}
      {role === 'guardian' ? (
        <>
          <SignUpForm onStep={setStep} />
          {isFirst && <SocialButtons />}
        </>
      ) : (
        <Elsewhere {...elsewhere[role]} />
      )}
      <Text>
        Already with us? <SignInLink page={accountPaths.login}>Sign in</SignInLink>
      </Text>
    </SignInFrame>
  )
}

const Elsewhere = ({ text, label, to }: { text: string; label: string; to: string }) => (
  <Stack gap="4" aria-live="polite">
    <Notice tone="info">{text}</Notice>
    <LinkButton asChild size="lg">
      <Link to={to}>{label}</Link>
    </LinkButton>
  </Stack>
)
