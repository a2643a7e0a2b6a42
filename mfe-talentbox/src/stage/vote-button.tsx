import {
  getSharedEntry,
  getVoteLeaders,
  listCampaignEntries,
  takeBackVote,
  voteForEntry,
} from '@brightyard/contract/calls'
import type { SharedEntry, TalentCampaign } from '@brightyard/contract/entities'
import { loginPath, talentboxPaths } from '@brightyard/contract/paths'
import {
  failureSentence,
  Link,
  useMutation,
  useQuery,
  useQueryClient,
  useUser,
} from '@brightyard/runtime'
import { mutationOf, queriesOf } from '@brightyard/runtime/queries'
import { Box, Button, Flex, LinkButton, LiveRegion, Notice, Text } from '@brightyard/ui'
import { HeartIcon } from '@brightyard/ui/icons'
import { useEffect } from 'react'
import { ViewerTime } from './deadline.tsx'
import { ownVotesQuery } from './talent.queries.ts'
import { juryWords, votesWords } from './votes-words.ts'

interface VoteButtonProps {
  entry: SharedEntry
  voting: NonNullable<TalentCampaign['voting']>
}

/** One vote for this entry, which can be taken back as long as families vote. */
export function VoteButton({ entry, voting }: VoteButtonProps) {
  return (
    <Box mt="7" px="min(1.25rem, 5vw)" py="4" borderRadius="lg" bg="colorPalette.subtle">
      <Flex
        direction={{ base: 'column', sm: 'row' }}
        gap="4"
        wrap="wrap"
        align={{ base: 'flex-start', sm: 'center' }}
      >
        {voting.is_on ? <OwnVote entry={entry} /> : null}
        <Text fontWeight="semibold">
          {entry.votes !== null
            ? votesWords(entry.votes)
            : entry.campaign.phase === 'judging'
              ? juryWords
              : 'Nobody sees numbers at the moment.'}
        </Text>
      </Flex>
      <Text mt="2" fontSize="sm">
        {voting.is_on ? (
          <>
            Families vote until <ViewerTime iso={voting.closes_at} />.
            {voting.hides_last_day ? ' In the last day nobody sees how it stands.' : ''}
          </>
        ) : (
          'Nobody votes at the moment.'
        )}
      </Text>
    </Box>
  )
}

function OwnVote({ entry }: { entry: SharedEntry }) {
  const user = useUser()
  if (user) return <VoteOf userId={user.id} entry={entry} />
  return (
    <LinkButton asChild>
      <Link to={loginPath.to({}, { redirectURL: talentboxPaths.entry.to({ id: entry.id }) })}>
        Sign in to vote
      </Link>
    </LinkButton>
  )
}

function VoteOf({ userId, entry }: { userId: number; entry: SharedEntry }) {
  const client = useQueryClient()
  const ownVotes = ownVotesQuery(userId, entry.campaign.slug)
  const own = useQuery(ownVotes)
  const onSuccess = ({ has_voted }: { has_voted: boolean }) => {
    client.setQueryData(ownVotes.queryKey, (before) =>
      before
        ? {
            ...before,
            entry_ids: before.entry_ids
              .filter((id) => id !== entry.id)
              .concat(has_voted ? [entry.id] : []),
          }
        : before,
    )
    for (const call of [getSharedEntry, getVoteLeaders, listCampaignEntries])
      void client.invalidateQueries(queriesOf(call))
  }
  const voting = useMutation({ ...mutationOf(voteForEntry), onSuccess })
  const takingBack = useMutation({ ...mutationOf(takeBackVote), onSuccess })
  const error = voting.error ?? takingBack.error
  const hasVoted = own.data?.entry_ids.includes(entry.id) ?? false
  const change = hasVoted ? takingBack : voting
  // The page may have been made before this vote.
  useEffect(() => {
    if (hasVoted) void client.invalidateQueries(queriesOf(getSharedEntry))
  }, [hasVoted, client])
  if (own.data?.family_entry_ids.includes(entry.id))
    return <Text>This is an entry of your family. Others vote for it.</Text>
  return (
    <>
      <Button
        variant={hasVoted ? 'outline' : 'solid'}
        startIcon={<HeartIcon />}
        disabled={!own.data}
        busy={voting.isPending || takingBack.isPending}
        onClick={() => change.mutate({ id: entry.id })}
      >
        {hasVoted ? 'Take my vote back' : 'Vote for it'}
      </Button>
      <LiveRegion>{voting.isSuccess && hasVoted ? 'You have voted for it.' : ''}</LiveRegion>
      {error ? <Notice tone="danger">{failureSentence(error)}</Notice> : null}
    </>
  )
}
