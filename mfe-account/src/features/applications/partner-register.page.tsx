import { PageHead, useSearchParams } from '@brightyard/runtime'
import { useState } from 'react'
import { ApplicationForm } from './application-form.tsx'
import { ApplicationFrame } from './application-frame.tsx'
import { ApplicationSent } from './application-sent.tsx'
import { InvitedForm } from './invited-form.tsx'

export function Component() {
  const [query] = useSearchParams()
  const [reference, setReference] = useState<string | null>(null)
  const invitation = query.get('invitation')
  return (
    <ApplicationFrame
      title={reference ? 'Thank you' : 'Become a partner'}
      {...(reference
        ? {}
        : { intro: 'Teach, coach or sell with Brightyard. Tell us who you are.' })}
    >
      <PageHead
        title="Partner registration"
        description="Register your organisation as a partner of Brightyard."
      />
      {reference && <ApplicationSent reference={reference} />}
      {!reference && invitation && (
        <InvitedForm kind="partner" invitationId={invitation} onSent={setReference} />
      )}
      {!reference && !invitation && <ApplicationForm kind="partner" onSent={setReference} />}
    </ApplicationFrame>
  )
}
