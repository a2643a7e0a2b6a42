import { raiseLiveHand, readLiveClass } from '@brightyard/contract/calls'
import { failureSentence, useMutation, useQuery, useQueryClient } from '@brightyard/runtime'
import { mutationOf, queriesOf } from '@brightyard/runtime/queries'
import { Box, Button, Card, Grid, Notice, PageHeading } from '@brightyard/ui'
import { HandIcon } from '@brightyard/ui/icons'
import { useEffect } from 'react'
import { Loaded } from '../../entries/loaded.tsx'
import { EndClass } from './end-class.tsx'
import { liveRoomQuery, type LiveSession } from './live-class.queries.ts'
import { RoomChat } from './room-chat.tsx'
import { RoomPeople } from './room-people.tsx'

interface Props {
  token: string
  session: LiveSession
  /** False while the host gets ready. */
  isStarted: boolean
  onLeave: () => void
  onStart: () => void
  isStarting: boolean
}

/** The site's own room: who is here, hands and a chat. */
export function LiveRoomView({ token, session, isStarted, onLeave, onStart, isStarting }: Props) {
  const client = useQueryClient()
  const room = useQuery(liveRoomQuery(token))
  const isHost = session.role === 'host'
  const hand = useMutation({
    ...mutationOf(raiseLiveHand),
    onSuccess: (data) => client.setQueryData(liveRoomQuery(token).queryKey, data),
  })
  const state = room.data?.state
  useEffect(() => {
    // The room is closed: the class itself says why.
    if (state && state !== 'open' && state !== 'waiting')
      void client.invalidateQueries(queriesOf(readLiveClass, { token }))
  }, [client, state, token])
  const me = room.data?.members.find(({ is_me }) => is_me)
  const isRaised = me?.hand_raised_at != null
  return (
    <>
      <PageHeading
        intro={
          isStarted
            ? `With ${session.teacher?.name ?? session.organiser}`
            : 'Only you are let in. Families wait for the start.'
        }
        actions={
          <>
            {isHost ? null : (
              <Button
                variant={isRaised ? 'solid' : 'soft'}
                aria-pressed={isRaised}
                startIcon={<HandIcon aria-hidden />}
                busy={hand.isPending}
                onClick={() => hand.mutate({ token, is_raised: !isRaised })}
              >
                {isRaised ? 'Lower my hand' : 'Raise my hand'}
              </Button>
            )}
            {isHost && !isStarted ? (
              <Button busy={isStarting} onClick={onStart}>
                Start the class
              </Button>
            ) : null}
            {isHost ? <EndClass token={token} /> : null}
            <Button variant="outline" onClick={onLeave}>
              Leave
            </Button>
          </>
        }
      >
        {session.title}
      </PageHeading>
      {hand.error ? <Notice tone="danger">{failureSentence(hand.error)}</Notice> : null}
      {room.isError && room.data ? (
        <Box mb="4">
          <Notice tone="warning" title="The connection is lost">
            We try again every few seconds. What is here may be out of date.
          </Notice>
        </Box>
      ) : null}
      <Loaded query={room} what="the room">
        {({ members, messages }) => (
          <Grid
            templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 2fr) minmax(0, 1fr)' }}
            gap="6"
            alignItems="start"
          >
            <Card p={{ base: '4', md: '6' }}>
              <RoomChat token={token} messages={messages} isHost={isHost} />
            </Card>
            <Card p={{ base: '4', md: '6' }}>
              <RoomPeople
                members={members}
                booked={session.booked}
                onLower={
                  isHost
                    ? (id) => hand.mutate({ token, is_raised: false, member_id: id })
                    : undefined
                }
              />
            </Card>
          </Grid>
        )}
      </Loaded>
    </>
  )
}
