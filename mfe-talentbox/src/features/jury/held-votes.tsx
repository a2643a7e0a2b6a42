import { decideVoteHold, listVoteHolds } from '@brightyard/contract/calls'
import type { VoteHold } from '@brightyard/contract/entities'
import { talentboxPaths } from '@brightyard/contract/paths'
import {
  DateTime,
  failureSentence,
  Link,
  showToast,
  useMutation,
  useQueryClient,
} from '@brightyard/runtime'
import { useInfiniteQuery } from '@brightyard/runtime/lists'
import { mutationOf, queriesOf } from '@brightyard/runtime/queries'
import { Box, Button, Flex, Link as StyledLink, Text } from '@brightyard/ui'
import { PagedSection } from './paged-section.tsx'
import { holdsQuery } from './jury.queries.ts'

const causes = {
  address: 'in a short time from one connection',
  new_accounts: 'in a short time by accounts of the same day',
} as const

/** Votes that came too fast: they count or not, as somebody decides here. */
export function HeldVotes({ slug, userId }: { slug: string; userId: number }) {
  const holds = useInfiniteQuery(holdsQuery(userId, slug))
  return (
    <PagedSection title="Votes that came too fast" pages={holds} more="More">
      {(hold) => <Hold key={hold.id} hold={hold} />}
    </PagedSection>
  )
}

function Hold({ hold }: { hold: VoteHold }) {
  const client = useQueryClient()
  const deciding = useMutation({
    ...mutationOf(decideVoteHold),
    onSuccess({ message }) {
      showToast({ kind: 'success', title: message })
      void client.invalidateQueries(queriesOf(listVoteHolds))
    },
    onError: (error) => showToast({ kind: 'error', title: failureSentence(error) }),
  })
  return (
    <Flex
      as="li"
      gap="4"
      wrap="wrap"
      align="center"
      justify="space-between"
      bg="sun.subtle"
      borderRadius="lg"
      px="5"
      py="4"
    >
      <Box>
        <Text>
          <b>{hold.votes === 1 ? 'One vote' : `${hold.votes} votes`}</b> for{' '}
          <StyledLink asChild>
            <Link to={talentboxPaths.entry.to({ id: hold.entry_id })}>{hold.entry_title}</Link>
          </StyledLink>
          , {causes[hold.cause]}
        </Text>
        <Text fontSize="sm" color="fg.muted">
          <DateTime iso={hold.opened_at} show="relative" />, {hold.new_accounts} by accounts of the
          same day
        </Text>
      </Box>
      <Flex gap="3" wrap="wrap">
        <Button
          variant="outline"
          busy={deciding.isPending && deciding.variables.verdict === 'discarded'}
          onClick={() => deciding.mutate({ id: hold.id, verdict: 'discarded' })}
          aria-label={`Discard the votes for ${hold.entry_title}`}
        >
          Discard
        </Button>
        <Button
          busy={deciding.isPending && deciding.variables.verdict === 'released'}
          onClick={() => deciding.mutate({ id: hold.id, verdict: 'released' })}
          aria-label={`Count the votes for ${hold.entry_title}`}
        >
          Count them
        </Button>
      </Flex>
    </Flex>
  )
}
