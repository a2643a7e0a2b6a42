import { listOpenRequests } from '@brightyard/contract/calls'
import { notificationArrived } from '@brightyard/contract/channels'
import { bookingPaths } from '@brightyard/contract/paths'
import { channel, DateTime, Link, useLocation, useQuery, useQueryClient } from '@brightyard/runtime'
import { queriesOf, queryOf } from '@brightyard/runtime/queries'
import { Box, Flex, IconButton, LinkButton, Text } from '@brightyard/ui'
import { useBottomBar } from '@brightyard/ui/bottom-bars'
import { CloseIcon } from '@brightyard/ui/icons'
import { useEffect, useState } from 'react'

const openRequestsQuery = queryOf(
  listOpenRequests,
  {},
  {
    staleTime: 30_000,
    refetchOnWindowFocus: true,
    // One that is shown may lapse; a new one comes with a notification, so that an idle page asks for nothing.
    refetchInterval: ({ state }) => (state.data?.data.length ? 5 * 60_000 : false),
  },
)

const answerAddress = (code: string) => bookingPaths.mine.to({}, { booking: code })

/** Where somebody pays, practises or is in class, they are left to it. */
const busyPages =
  /^\/(GlobalPaymentSummary|shop\/checkout|practworks\/session|live-class\/session)(\/|$)/i

/** Codes of requests whose bar was closed, until the tab is. */
const storageKey = 'brightyard.account.closed-requests'

function readClosed(): string {
  try {
    return sessionStorage.getItem(storageKey) ?? ''
  } catch {
    return ''
  }
}

function keepClosed(codes: string) {
  try {
    sessionStorage.setItem(storageKey, codes)
  } catch {
    // Closed on this page alone.
  }
}

/**
 * At the lower edge of every page while staff wait for the guardian's answer to a booking; what the page keeps there
 * itself stands on it. Closed, it comes back with the next request.
 */
export function Component() {
  const client = useQueryClient()
  const { pathname, search } = useLocation()
  const bar = useBottomBar('request')
  const [closed, setClosed] = useState(readClosed)
  const requests = useQuery(openRequestsQuery).data?.data ?? []
  const [first, ...others] = requests
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
  if (busyPages.test(pathname) || requests.every(({ code }) => closed.split(' ').includes(code)))
    return null
  // The page of the booking itself has the buttons to answer with.
  if (!first || (others.length === 0 && pathname + search === answerAddress(first.code)))
    return null
  const { code, kid, offering, requested_by, held_until } = first
  function close() {
    const codes = requests.map((request) => request.code).join(' ')
    keepClosed(codes)
    setClosed(codes)
  }
  return (
    <Box
      as="section"
      ref={bar}
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
        pe="2"
        py={{ base: '1', md: '2' }}
        columnGap={{ base: '2', md: '5' }}
        wrap="wrap"
        align="center"
        justify="flex-end"
      >
        <Text flex="1 1 8rem" minW="0" hideFrom="md" fontSize="sm" fontWeight="bold">
          {others.length === 0
            ? 'A booking waits for you'
            : `${others.length + 1} bookings wait for you`}
        </Text>
        <Text flex="1 1 16rem" minW="0" hideBelow="md">
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
        <LinkButton asChild size="sm" minH="44px">
          <Link to={others.length === 0 ? answerAddress(code) : bookingPaths.mine.to()}>
            Answer
          </Link>
        </LinkButton>
        <IconButton label="Close" size="sm" minH="44px" minW="44px" onClick={close}>
          <CloseIcon />
        </IconButton>
      </Flex>
    </Box>
  )
}
