import { useInfiniteQuery } from '@brightyard/runtime/lists'
import { Box, Button, EmptyState, Flex, PageHeading, Stack } from '@brightyard/ui'
import { DoneArt } from '@brightyard/ui/art'
import { useState } from 'react'
import { Loaded } from '../../entries/loaded.tsx'
import { casesQuery } from './desk.queries.ts'
import { Case } from './moderation-case.tsx'

const views = [
  ['open', 'To decide'],
  ['decided', 'Decided'],
] as const

/** What waits to be shown or was reported, of the own room. */
export function ModerationDesk({ userId }: { userId: number }) {
  const [state, setState] = useState<'open' | 'decided'>('open')
  const list = useInfiniteQuery(casesQuery(userId, state))
  const cases = list.data?.pages.flatMap(({ data }) => data) ?? []
  return (
    <>
      <PageHeading intro="First posts, posts to everyone, stories, TalentBox entries, and what readers have reported.">
        Moderation
      </PageHeading>
      <Flex gap="2" mt="5" wrap="wrap" role="group" aria-label="Which cases">
        {views.map(([value, label]) => (
          <Button
            key={value}
            variant={state === value ? 'solid' : 'outline'}
            aria-pressed={state === value}
            onClick={() => setState(value)}
          >
            {label}
          </Button>
        ))}
      </Flex>
      <Box mt="6">
        <Loaded query={list} what="the cases">
          {() =>
            cases.length === 0 ? (
              <EmptyState
                title={state === 'open' ? 'Nothing waits' : 'Nothing was decided yet'}
                art={<DoneArt />}
              >
                What is reported or waits to be shown appears here.
              </EmptyState>
            ) : (
              <Stack as="ul" listStyleType="none" gap="5">
                {cases.map((one) => (
                  <Case key={one.id} one={one} />
                ))}
              </Stack>
            )
          }
        </Loaded>
        {list.hasNextPage ? (
          <Button
            mt="6"
            variant="outline"
            busy={list.isFetchingNextPage}
            onClick={() => void list.fetchNextPage()}
          >
            Show more
          </Button>
        ) : null}
      </Box>
    </>
  )
}
