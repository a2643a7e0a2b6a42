import type { CalendarSession } from '@brightyard/contract/entities'
import { formatDay, Link, useLocation } from '@brightyard/runtime'
import { Box, chakra, Heading, Span } from '@brightyard/ui'
import { useEffect, useRef } from 'react'
import { queryValue } from '../../links/query-value.ts'
import { SessionEntry } from '../../offerings/session-entry.tsx'

interface DayStripProps {
  label: string
  sessions: readonly CalendarSession[]
}

/** The dates on which something is on, in a row; the chosen one, which is in the address, shows what. */
export function DayStrip({ label, sessions }: DayStripProps) {
  const { pathname, search } = useLocation()
  const dates = [...new Set(sessions.map(({ local_date }) => local_date))]
  const asked = queryValue(new URLSearchParams(search), 'date')
  const shown = dates.find((date) => date === asked) ?? dates[0]
  const strip = useRef<HTMLElement>(null)
  const isAsked = shown !== undefined && shown === asked
  // Who comes by a link to a day sees that day; a choice in the strip moves nothing.
  const arrived = useRef(false)
  useEffect(() => {
    if (arrived.current) return
    arrived.current = true
    if (isAsked && window.scrollY === 0) strip.current?.scrollIntoView({ block: 'start' })
  }, [isAsked])
  if (shown === undefined) return null
  const onDate = (date: string) => sessions.filter(({ local_date }) => local_date === date)
  return (
    <>
      <chakra.nav
        ref={strip}
        aria-label={label}
        overflowX="auto"
        mx="-2"
        px="2"
        py="2"
        mb="4"
        css={{ scrollMarginTop: '9rem' }}
      >
        <chakra.ul display="flex" gap="2.5" listStyleType="none" width="max-content">
          {dates.map((date) => {
            const current = date === shown
            const count = onDate(date).length
            return (
              <li key={date}>
                <Box
                  asChild
                  display="flex"
                  flexDirection="column"
                  alignItems="center"
                  minW="4.75rem"
                  px="3"
                  py="2.5"
                  borderRadius="xl"
                  borderWidth="2px"
                  borderColor={current ? 'colorPalette.solid' : 'border'}
                  bg={current ? 'colorPalette.solid' : 'bg.panel'}
                  color={current ? 'colorPalette.contrast' : 'fg'}
                >
                  <Link
                    to={`${pathname}?date=${date}`}
                    preventScrollReset
                    {...(current ? { 'aria-current': 'date' as const } : {})}
                  >
                    <Span fontSize="sm">{formatDay(date, 'short-weekday')}</Span>
                    <Span fontSize="xl" fontFamily="heading" fontWeight="bold" lineHeight="1.1">
                      {Number(date.slice(8))}
                    </Span>
                    <Span fontSize="sm">
                      {formatDay(date, 'day-and-month').replace(/^\d+ /, '').slice(0, 3)}
                    </Span>
                    <Span fontSize="xs" mt="1">
                      {count === 1 ? '1 date' : `${count} dates`}
                    </Span>
                  </Link>
                </Box>
              </li>
            )
          })}
        </chakra.ul>
      </chakra.nav>
      <Heading as="h3" size="sm" mb="3">
        {formatDay(shown, 'weekday')}, {formatDay(shown)}
      </Heading>
      <chakra.ul listStyleType="none" display="grid" gap="2.5">
        {onDate(shown).map((session) => (
          <SessionEntry key={session.id} session={session} />
        ))}
      </chakra.ul>
    </>
  )
}
