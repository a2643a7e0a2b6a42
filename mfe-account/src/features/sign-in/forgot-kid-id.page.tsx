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
      title="Forgot a kid ID?"
      intro="Enter the guardian’s email or mobile number, and we will send the kid IDs there."
    >
      <PageHead
        title="Forgot kid ID"
        description="Get your family’s kid IDs by email or text message."
      />
      <ContactForm
        label="Guardian’s email or mobile number"
        submitLabel="Send the kid IDs"
        onSend={async (contact) => (await api.call(forgotKidId, contact)).message}
      />
      <Text>
        Found it? <SignInLink page={accountPaths.login}>Sign in</SignInLink>
      </Text>
    </SignInFrame>
  )
}
