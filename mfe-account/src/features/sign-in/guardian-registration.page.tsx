import { accountPaths } from '@brightyard/contract/paths'
import { PageHead } from '@brightyard/runtime'
import { Text } from '@brightyard/ui'
import { useState } from 'react'
import { SignInFrame } from './sign-in-frame.tsx'
import { SignInLink } from './sign-in-links.tsx'
import { SignUpForm } from './sign-up-form.tsx'

export function Component() {
  const [step, setStep] = useState<'details' | 'code'>('details')
  return (
    <SignInFrame
      title={step === 'details' ? 'Register as a guardian' : 'Confirm your contact'}
      intro={
        step === 'details'
          ? 'Then add your kids, follow their rooms and book their programs.'
          : undefined
      }
    >
      <PageHead
        title="Guardian registration"
        description="Register as a parent or guardian with Brightyard."
      />
      <SignUpForm asksConsent onStep={setStep} />
      <Text>
        Already with us? <SignInLink page={accountPaths.login}>Sign in</SignInLink>
      </Text>
    </SignInFrame>
  )
}
