import { forgotPassword } from '@brightyard/contract/calls'
import { accountPaths } from '@brightyard/contract/paths'
import { PageHead, useApi } from '@brightyard/runtime'
import { Text } from '@brightyard/ui'
import { ContactForm } from './contact-form.tsx'
import { SignInFrame } from './sign-in-frame.tsx'
import { SignInLink } from './sign-in-links.tsx'

export function Component() {
  const api = useApi()
  return (
    <SignInFrame
      title="Forgot your password?"
      intro="Tell us how you sign in, and we will send you a link to set a new one."
    >
      <PageHead title="Forgot password" description="Ask for a link to set a new password." />
      <ContactForm
        label="Email or mobile number"
        submitLabel="Send the link"
        onSend={async (contact) => (await api.call(forgotPassword, contact)).message}
      />
      <Text>
        Remembered it? <SignInLink page={accountPaths.login}>Sign in</SignInLink>
      </Text>
    </SignInFrame>
  )
}
