import { payCandidateFee } from '@brightyard/contract/calls'
import type { CandidateSeat } from '@brightyard/contract/entities'
import { formatMoney } from '@brightyard/contract/money'
import { assessmentPaths, candidatePaths } from '@brightyard/contract/paths'
import { failureSentence, Navigate, PageHead, useMutation, useQuery } from '@brightyard/runtime'
import { mutationOf } from '@brightyard/runtime/queries'
import { Button, Card, Notice, Stack, Text } from '@brightyard/ui'
import { useState } from 'react'
import { QueryBoundary } from '../../loading/query-boundary.tsx'
import { CandidateFrame } from './candidate-frame.tsx'
import { seatQuery } from './candidate.queries.ts'
import { FeeRows } from './fee-rows.tsx'
import { LeaveButton } from '../../candidate/leave-button.tsx'

/** What is to be paid before the start. Without a passcode there is nothing to see here. */
export function FeePayment({ applicationId }: { applicationId: string | null }) {
  if (applicationId === null) return <Navigate to={candidatePaths.login.to()} replace />
  return <Fee applicationId={applicationId} />
}

function Fee({ applicationId }: { applicationId: string }) {
  const seat = useQuery(seatQuery(applicationId))
  return (
    <CandidateFrame
      title="Pay the fee"
      intro="Once it is paid, you can start at any time while the assessment is open."
    >
      <PageHead title="Pay the fee" description="The fee of an assessment, with its tax." />
      <QueryBoundary query={seat} what="your assessment" lines={6}>
        {(found) => <ToPay seat={found} />}
      </QueryBoundary>
    </CandidateFrame>
  )
}

function ToPay({ seat }: { seat: CandidateSeat }) {
  const [isLeaving, setIsLeaving] = useState(false)
  const paying = useMutation({
    ...mutationOf(payCandidateFee),
    onSuccess({ gateway_url }) {
      setIsLeaving(true)
      location.assign(gateway_url)
    },
  })
  const { fee, is_paid, assessment_id } = seat
  if (is_paid || !fee)
    return <Navigate to={assessmentPaths.instructions.to({ id: assessment_id })} replace />
  return (
    <>
      <Card p={{ base: '5', md: '6' }}>
        <Stack gap="3">
          <Text fontWeight="bold" fontSize="xl">
            {seat.title}
          </Text>
          <Text color="fg.muted">
            {seat.given_by} · {seat.minutes} minutes · for {seat.name}
          </Text>
          <FeeRows fee={fee} />
        </Stack>
      </Card>
      {paying.isError && <Notice tone="danger">{failureSentence(paying.error)}</Notice>}
      <Button size="lg" busy={paying.isPending || isLeaving} onClick={() => paying.mutate({})}>
        Pay {formatMoney(fee.total_in_paise)}
      </Button>
      <LeaveButton>Sign out</LeaveButton>
    </>
  )
}
