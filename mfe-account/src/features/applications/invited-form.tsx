import { readInvitation } from '@brightyard/contract/calls'
import { useQuery } from '@brightyard/runtime'
import { queryOf } from '@brightyard/runtime/queries'
import { Notice, SkeletonLines } from '@brightyard/ui'
import { ApplicationForm } from './application-form.tsx'

const isInvitationId = (id: string) => /^\d{1,9}-[\w-]{22}$/.test(id)

/** Does not run for what cannot be an id. */
const invitationQuery = (id: string) =>
  queryOf(readInvitation, { id }, { retry: false, enabled: isInvitationId(id) })

interface Props {
  kind: 'partner' | 'school'
  invitationId: string
  onSent: (reference: string) => void
}

/** The form, filled in from the invitation. An invitation that cannot be read gets a notice and an empty form. */
export function InvitedForm({ kind, invitationId, onSent }: Props) {
  const { data, isLoading } = useQuery(invitationQuery(invitationId))
  if (isLoading) return <SkeletonLines lines={10} label="Reading your invitation" />
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
      <ApplicationForm
        kind={kind}
        onSent={onSent}
        {...(data ? { invitation: { id: invitationId, ...data } } : {})}
      />
    </>
  )
}
