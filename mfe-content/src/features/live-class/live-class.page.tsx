import { joinLiveClass, startLiveClass } from '@brightyard/contract/calls'
import type { Meeting } from '@brightyard/contract/entities'
import { bookingPaths } from '@brightyard/contract/paths'
import {
  failureSentence,
  Link,
  loadSubject,
  type PageContext,
  PageHead,
  useLoaderData,
  useMutation,
  useQuery,
  useQueryClient,
} from '@brightyard/runtime'
import { mutationOf } from '@brightyard/runtime/queries'
import { Box, Container, LinkButton, Notice } from '@brightyard/ui'
import { ArrowLeftIcon } from '@brightyard/ui/icons'
import { useEffect, useState } from 'react'
import { Loaded } from '../../entries/loaded.tsx'
import { ClassOver } from './class-over.tsx'
import { liveClassQuery } from './live-class.queries.ts'
import { LiveRoomView } from './live-room.tsx'
import { OwnMeeting } from './own-meeting.tsx'
import { WaitingRoom } from './waiting-room.tsx'

/** The token names a person, so it is read from the address and goes nowhere but to the server. */
export async function loader({ params, queryClient }: PageContext): Promise<string> {
  const { token = '' } = params
  await loadSubject(queryClient.fetchQuery({ ...liveClassQuery(token), retry: false }))
  return token
}

export function Component() {
  const token = useLoaderData<string>()
  const client = useQueryClient()
  const query = useQuery(liveClassQuery(token))
  const [meeting, setMeeting] = useState<Meeting | null>(null)
  const join = useMutation({ ...mutationOf(joinLiveClass), onSuccess: setMeeting })
  const start = useMutation({
    ...mutationOf(startLiveClass),
    onSuccess: (data) => {
      client.setQueryData(liveClassQuery(token).queryKey, data)
      // The kids are let in: the teacher is there, too.
      if (!meeting) join.mutate({ token })
    },
  })
  const state = query.data?.state
  const isHost = query.data?.session?.role === 'host'
  const isOn = state === 'open' || (isHost && state === 'waiting')
  const failure = join.error ?? start.error
  useFocusedHeading(isOn && meeting ? `in ${meeting.kind}` : state)
  const begin = { onStart: () => start.mutate({ token }), isStarting: start.isPending }
  return (
    <Box colorPalette="learn" minH="100dvh" bg="bg.subtle">
      <PageHead title="Live class" description="A class online." hidden />
      <Container py={{ base: '4', md: '8' }}>
        <LinkButton asChild variant="plain" startIcon={<ArrowLeftIcon />}>
          <Link to={bookingPaths.mine.to()}>My classes</Link>
        </LinkButton>
        <Box mt="4">
          {failure ? <Notice tone="danger">{failureSentence(failure)}</Notice> : null}
          <Loaded query={query} what="this class">
            {({ state: now, session, now: serverTime }) => {
              if (!session || now === 'ended' || now === 'cancelled')
                return <ClassOver state={now} session={session} />
              if (!isOn || !meeting)
                return (
                  <WaitingRoom
                    state={now}
                    session={session}
                    clock={{ now: serverTime, readAt: query.dataUpdatedAt }}
                    onJoin={() => join.mutate({ token })}
                    isJoining={join.isPending}
                    {...begin}
                  />
                )
              if (meeting.kind === 'link')
                return <OwnMeeting url={meeting.url} session={session} token={token} />
              return (
                <LiveRoomView
                  token={token}
                  session={session}
                  isStarted={now === 'open'}
                  onLeave={() => setMeeting(null)}
                  {...begin}
                />
              )
            }}
          </Loaded>
        </Box>
      </Container>
    </Box>
  )
}

/** What the page is about changes by itself; the heading of the new part takes the focus. */
function useFocusedHeading(view: string | undefined) {
  const [first] = useState(view)
  const [seen, setSeen] = useState(view)
  const hasChanged = seen !== first || view !== first
  if (view !== seen) setSeen(view)
  useEffect(() => {
    if (hasChanged) document.querySelector<HTMLElement>('[data-page-heading]')?.focus()
  }, [hasChanged, view])
}
