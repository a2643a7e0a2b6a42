import { answerGuardianRequest, listFamily, listGuardianRequests } from '@brightyard/contract/calls'
import type { GuardianRequest } from '@brightyard/contract/entities'
import {
  DateTime,
  failureSentence,
  showToast,
  useMutation,
  useQuery,
  useQueryClient,
} from '@brightyard/runtime'
import { mutationOf, queriesOf } from '@brightyard/runtime/queries'
import { Box, Button, Card, Chip, Flex, Notice, Section, Stack, Text } from '@brightyard/ui'
import { guardianRequestsQuery } from '../../signed-in/kids.queries.ts'

/** Who else wants to be a guardian of the own kids, and what became of the own requests; nothing without any. */
export function GuardianRequests() {
  const { data } = useQuery(guardianRequestsQuery)
  if (!data || data.data.length === 0) return null
  return (
    <Card p={{ base: '5', md: '7' }}>
      <Section title="Requests from guardians" headingSize="md">
        <Stack as="ul" gap="5" listStyleType="none">
          {data.data.map((request) => (
            <li key={request.id}>
              {request.direction === 'received' ? (
                <Received request={request} />
              ) : (
                <Sent request={request} />
              )}
            </li>
          ))}
        </Stack>
      </Section>
    </Card>
  )
}

function Received({ request }: { request: GuardianRequest }) {
  const client = useQueryClient()
  const answer = useMutation({
    ...mutationOf(answerGuardianRequest),
    onSuccess: ({ message }) => showToast({ kind: 'success', title: message }),
    // Also after a refusal: another guardian may have answered in the meantime.
    onSettled: () =>
      Promise.all([
        client.invalidateQueries(queriesOf(listGuardianRequests)),
        client.invalidateQueries(queriesOf(listFamily)),
      ]),
  })
  const { id, asked_by, contact, kid_name } = request
  const busyWith = answer.isPending ? answer.variables.accepts : undefined
  return (
    <Stack gap="3">
      <Text overflowWrap="anywhere">
        <strong>{asked_by}</strong> {`(${contact}) asks to become a guardian of ${kid_name}, `}
        with all the rights that you have. Accept only somebody you know. The request ends on{' '}
        <DateTime iso={request.valid_until} />.
      </Text>
      {answer.isError && <Notice tone="danger">{failureSentence(answer.error)}</Notice>}
      <Flex gap="3" wrap="wrap">
        <Button
          variant="outline"
          busy={busyWith === true}
          disabled={answer.isPending}
          aria-label={`Accept ${asked_by}`}
          onClick={() => answer.mutate({ id, accepts: true })}
        >
          Accept
        </Button>
        <Button
          variant="ghost"
          busy={busyWith === false}
          disabled={answer.isPending}
          aria-label={`Decline ${asked_by}`}
          onClick={() => answer.mutate({ id, accepts: false })}
        >
          Decline
        </Button>
      </Flex>
    </Stack>
  )
}

const states: Record<GuardianRequest['state'], string> = {
  waiting: 'Waiting for the guardian',
  accepted: 'Accepted',
  declined: 'Declined',
  expired: 'Expired: you can ask again',
}

const Sent = ({ request }: { request: GuardianRequest }) => (
  <Flex gap="3" wrap="wrap" align="center">
    <Box>
      {`You asked to become a guardian of ${request.login_id ?? 'a kid'} on `}
      <DateTime iso={request.asked_at} />.
    </Box>
    <Chip>{states[request.state]}</Chip>
  </Flex>
)
