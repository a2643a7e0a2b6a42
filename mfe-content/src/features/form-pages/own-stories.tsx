import { deletePost, listOwnStories } from '@brightyard/contract/calls'
import type { OwnStory } from '@brightyard/contract/entities'
import { contentPaths } from '@brightyard/contract/paths'
import {
  DateTime,
  failureSentence,
  Link,
  showToast,
  useMutation,
  useQueryClient,
} from '@brightyard/runtime'
import { infiniteQueryOf, mutationOf, queriesOf } from '@brightyard/runtime/queries'
import { useInfiniteQuery } from '@brightyard/runtime/lists'
import {
  Box,
  Button,
  Card,
  Chip,
  Flex,
  Heading,
  Link as StyledLink,
  Stack,
  Text,
} from '@brightyard/ui'
import { useState } from 'react'

/** What this person has sent, how far each is, and the way to take it back; nothing before the first. */
export function OwnStories({ userId }: { userId: number }) {
  const list = useInfiniteQuery(
    infiniteQueryOf(listOwnStories, {}, { scope: userId, staleTime: 0 }),
  )
  const stories = list.data?.pages.flatMap(({ data }) => data) ?? []
  if (stories.length === 0) return null
  return (
    <Box as="section" aria-labelledby="own-stories" mt="8">
      <Heading as="h2" size="md" id="own-stories" tabIndex={-1} mb="3">
        Your stories
      </Heading>
      <Stack as="ul" listStyleType="none" gap="3">
        {stories.map((story) => (
          <StoryRow key={story.id} story={story} />
        ))}
      </Stack>
      {list.hasNextPage && (
        <Button
          mt="3"
          variant="outline"
          busy={list.isFetchingNextPage}
          onClick={() => void list.fetchNextPage()}
        >
          Show earlier stories
        </Button>
      )}
    </Box>
  )
}

const words: Record<OwnStory['state'], { text: string; colour: 'sun' | 'success' | 'neutral' }> = {
  waiting: { text: 'Brightyard reads it first', colour: 'sun' },
  published: { text: 'Shown', colour: 'success' },
  hidden: { text: 'Not shown', colour: 'neutral' },
  deleted: { text: 'Taken back', colour: 'neutral' },
}

function StoryRow({ story }: { story: OwnStory }) {
  const { id, title, told_by, state, written_at, moderation_note } = story
  const client = useQueryClient()
  const [asks, setAsks] = useState(false)
  const remove = useMutation({
    ...mutationOf(deletePost),
    onSuccess() {
      showToast({ kind: 'success', title: 'The story is taken back.' })
      document.querySelector<HTMLElement>('[data-page-heading]')?.focus()
      return client.invalidateQueries(queriesOf(listOwnStories))
    },
    onError: (error) => showToast({ kind: 'error', title: failureSentence(error) }),
  })
  return (
    <Card as="li" p="4">
      <StyledLink asChild fontWeight="bold" overflowWrap="anywhere">
        <Link to={contentPaths.feedDetails.to({ id })}>{title}</Link>
      </StyledLink>
      <Text color="fg.muted" fontSize="sm">
        {told_by} · <DateTime iso={written_at} />
      </Text>
      <Flex mt="2" gap="2" wrap="wrap" align="center">
        <Chip colorPalette={words[state].colour}>{words[state].text}</Chip>
      </Flex>
      {moderation_note && <Text mt="2">{moderation_note}</Text>}
      <Flex mt="2" gap="2" wrap="wrap">
        <Button
          size="sm"
          variant={asks ? 'solid' : 'outline'}
          {...(asks ? { colorPalette: 'danger' } : { 'aria-label': `Take back: ${title}` })}
          busy={remove.isPending}
          onClick={() => (asks ? remove.mutate({ id }) : setAsks(true))}
        >
          {asks ? 'Yes, take it back' : 'Take it back'}
        </Button>
        {asks && (
          <Button size="sm" variant="outline" onClick={() => setAsks(false)}>
            Keep it
          </Button>
        )}
      </Flex>
    </Card>
  )
}
