import { listOpenRequests } from '@brightyard/contract/calls'
import { notificationArrived } from '@brightyard/contract/channels'
import { bookingPaths } from '@brightyard/contract/paths'
import { channel, DateTime, Link, useLocation, useQuery, useQueryClient } from '@brightyard/runtime'
import { queriesOf, queryOf } from '@brightyard/runtime/queries'
import { Box, Flex, LinkButton, Text } from '@brightyard/ui'
import { useEffect } from 'react'

const openRequestsQuery = queryOf(
  listOpenRequests,
  {},
  { staleTime: 30_000, refetchOnWindowFocus: true, refetchInterval: 5 * 60_000 },
)

const answerAddress = (code: string) => bookingPaths.mine.to({}, { booking: code })

/**
 * At the lower edge of every page while staff wait for the guardian's answer to a booking. It cannot be closed: it
 * goes with the answer, or when the request ends.
 */
export function Component() {
  const client = useQueryClient()
  const { pathname, search } = useLocation()
  const [first, ...others] = useQuery(openRequestsQuery).data?.data ?? []
  const isAsked = first !== undefined
  useEffect(
    () =>
      channel(notificationArrived).subscribe(
        () => void client.invalidateQueries(queriesOf(listOpenRequests)),
      ),
    [client],
  )
  // An answer may have been given on the page that was left.
  useEffect(() => {
    if (isAsked) void client.invalidateQueries(queriesOf(listOpenRequests))
  }, [client, isAsked, pathname, search])
  // The page of the booking itself has the buttons to answer with.
  if (!first || (others.length === 0 && pathname + search === answerAddress(first.code)))
    return null
  const { code, kid, offering, requested_by, held_until } = first
  return (
    <Box
      as="section"
      aria-label="Waiting for your answer"
      position="sticky"
      bottom="0"
      zIndex="docked"
      bg="sun.subtle"
      color="sun.fg"
      borderTopWidth="2px"
      borderColor="sun.bright"
    >
      <Flex
        maxW="78rem"
        mx="auto"
        ps="4"
        pe="5.5rem" // the chat's button floats there
        py="3"
        columnGap="5"
        rowGap="2"
        wrap="wrap"
        align="center"
      >
        <Text flex="1 1 16rem" minW="0">
          {others.length === 0 ? (
            <>
              <strong>{requested_by}</strong>
              {` asks you to confirm ${offering} for ${kid}. The seat is kept until `}
              <DateTime iso={held_until} show="moment" />.
            </>
          ) : (
            `${others.length + 1} bookings wait for you to confirm them.`
          )}
        </Text>
        <LinkButton asChild>
          <Link to={others.length === 0 ? answerAddress(code) : bookingPaths.mine.to()}>
            Answer
          </Link>
        </LinkButton>
      </Flex>
    </Box>
  )
}
