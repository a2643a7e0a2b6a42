import { accountPaths } from '@brightyard/contract/paths'
import { type PageContext, PageHead } from '@brightyard/runtime'
import { Text } from '@brightyard/ui'
import { useState } from 'react'
import { SignInFrame } from './sign-in-frame.tsx'
import { SignInLink } from './sign-in-links.tsx'
import { SignUpForm } from './sign-up-form.tsx'
import { SocialButtons } from './social-buttons.tsx'
import { socialProvidersQuery } from './social-providers.queries.ts'

export const loader = ({ queryClient }: PageContext) =>
  queryClient.prefetchQuery(socialProvidersQuery)

export function Component() {
  const [step, setStep] = useState<'details' | 'code'>('details')
  return (
    <SignInFrame
      title={step === 'details' ? 'Create an account' : 'Confirm your contact'}
      intro={step === 'details' ? 'For parents and guardians. It takes a minute.' : undefined}
    >
      <PageHead
        title="Create an account"
        description="Create a Brightyard account for programs, activities and the shop."
      />
      <SignUpForm onStep={setStep} />
      {step === 'details' && <SocialButtons />}
      <Text>
        Already with us? <SignInLink page={accountPaths.login}>Sign in</SignInLink>
      </Text>
    </SignInFrame>
  )
}
