import { PageHead, useParams } from '@brightyard/runtime'
import { useState } from 'react'
import { ApplicationForm } from './application-form.tsx'
import { ApplicationFrame } from './application-frame.tsx'
import { ApplicationSent } from './application-sent.tsx'
import { InvitedForm } from './invited-form.tsx'

export function Component() {
  const { id } = useParams()
  const [reference, setReference] = useState<string | null>(null)
  return (
    <ApplicationFrame
      title={reference ? 'Thank you' : 'Register your school'}
      {...(reference
        ? {}
        : {
            intro: 'Rooms for your classes, activities for your students, one place for parents.',
          })}
    >
      <PageHead title="School registration" description="Register your school with Brightyard." />
      {reference && <ApplicationSent reference={reference} />}
      {!reference && id && <InvitedForm kind="school" invitationId={id} onSent={setReference} />}
      {!reference && !id && <ApplicationForm kind="school" onSent={setReference} />}
    </ApplicationFrame>
  )
}
