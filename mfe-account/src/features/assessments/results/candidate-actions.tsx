import { reissuePasscode, withdrawCandidate } from '@brightyard/contract/calls'
import type { CandidateRow, IssuedCandidate } from '@brightyard/contract/entities'
import { failureSentence, showToast, useMutation, useQueryClient } from '@brightyard/runtime'
import { mutationOf } from '@brightyard/runtime/queries'
import { Button, Flex, Notice, Stack, Text } from '@brightyard/ui'
import { Dialog } from '@brightyard/ui/overlay'
import { useState } from 'react'
import { refreshRun } from './results.queries.ts'

interface Props {
  candidate: CandidateRow
  mayIssue: boolean
  onIssued: (issued: IssuedCandidate) => void
}

/** A new passcode, which ends the old one; withdrawing, while nobody has paid or started. */
export function CandidateActions({ candidate, mayIssue, onIssued }: Props) {
  const { id, name, email, state } = candidate
  const client = useQueryClient()
  const [isAsking, setAsking] = useState(false)
  const reissuing = useMutation({
    ...mutationOf(reissuePasscode),
    onSuccess(issued) {
      setAsking(false)
      onIssued(issued)
    },
  })
  const withdrawing = useMutation({
    ...mutationOf(withdrawCandidate),
    async onSuccess({ state: next }) {
      showToast({
        kind: 'success',
        title:
          next === 'withdrawn'
            ? `The application of ${name} is withdrawn.`
            : `The application of ${name} holds again.`,
      })
      await refreshRun(client)
    },
    onError: (error) =>
      showToast({ kind: 'error', title: 'Nothing changed.', description: failureSentence(error) }),
  })
  const isWithdrawn = state === 'withdrawn'
  return (
    <Flex gap="2" wrap="wrap" justify={{ base: 'flex-start', lg: 'flex-end' }}>
      {mayIssue && !isWithdrawn && (
        <Button
          variant="soft"
          size="sm"
          minH="2.75rem"
          aria-haspopup="dialog"
          aria-label={`New passcode for ${name}`}
          onClick={() => setAsking(true)}
        >
          New passcode
        </Button>
      )}
      {(state === 'issued' || isWithdrawn) && (
        <Button
          variant="plain"
          size="sm"
          minH="2.75rem"
          aria-label={`${isWithdrawn ? 'Restore' : 'Withdraw'} the application of ${name}`}
          busy={withdrawing.isPending}
          onClick={() => withdrawing.mutate({ id, is_withdrawn: !isWithdrawn })}
        >
          {isWithdrawn ? 'Restore' : 'Withdraw'}
        </Button>
      )}
      <Dialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={`A new passcode for ${name}?`}
        alert
        size="sm"
      >
        <Stack gap="5" pb="6">
          <Text>The old passcode opens nothing any more. Answers stay.</Text>
          {reissuing.error && <Notice tone="danger">{failureSentence(reissuing.error)}</Notice>}
          <Flex gap="3" wrap="wrap" justify="flex-end">
            <Button variant="outline" onClick={() => setAsking(false)}>
              Keep the old one
            </Button>
            <Button
              {...(email ? { variant: 'outline' } : {})}
              busy={reissuing.isPending && !reissuing.variables.sends_email}
              onClick={() => reissuing.mutate({ id, sends_email: false })}
            >
              Show it to me
            </Button>
            {email && (
              <Button
                busy={reissuing.isPending && reissuing.variables.sends_email}
                onClick={() => reissuing.mutate({ id, sends_email: true })}
              >
                Email it
              </Button>
            )}
          </Flex>
        </Stack>
      </Dialog>
    </Flex>
  )
}
