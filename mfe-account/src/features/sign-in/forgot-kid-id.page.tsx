import { forgotKidId } from '@brightyard/contract/calls'
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
      title="Forgot a kid id?"
      intro="Tell us the guardian’s email id or mobile number, and we send the kid ids there."
    >
      <PageHead title="Forgot kid id" description="Have the kid ids of your family sent to you." />
      <ContactForm
        label="Guardian’s email id or mobile number"
        submitLabel="Send the kid ids"
        onSend={async (contact) => (await api.call(forgotKidId, contact)).message}
      />
      <Text>
        Found it? <SignInLink page={accountPaths.login}>Sign in</SignInLink>
      </Text>
    </SignInFrame>
  )
}
