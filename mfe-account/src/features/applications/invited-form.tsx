import { useQuery } from '@brightyard/runtime'
import { Notice, SkeletonLines } from '@brightyard/ui'
import { ApplicationForm } from './application-form.tsx'
import { invitationQuery } from './invitation.queries.ts'

interface Props {
  kind: 'partner' | 'school'
  invitationId: string
  onSent: (reference: string) => void
}

/** The form with what the invitation says; one that cannot be read is said to be so and holds nobody up. */
export function InvitedForm({ kind, invitationId, onSent }: Props) {
  const { data, isPending } = useQuery(invitationQuery(invitationId))
  if (isPending) return <SkeletonLines lines={10} label="Reading your invitation" />
  return (
    <>
      {data?.invited_by && (
        <Notice tone="info">{data.invited_by} invited you. Please check what is filled in.</Notice>
      )}
      {!data && (
        <Notice tone="warning">
          We could not find this invitation. You can register without it.
        </Notice>
      )}
      <ApplicationForm kind={kind} onSent={onSent} {...(data ? { invitation: data } : {})} />
    </>
  )
}
