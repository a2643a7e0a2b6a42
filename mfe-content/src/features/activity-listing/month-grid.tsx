import { formatDay } from '@brightyard/runtime'
import { Box, chakra, Span } from '@brightyard/ui'
import { weeksOf } from './month.ts'

// Dates of a week that begins on Monday; only their weekdays are shown.
const weekdays = Array.from({ length: 7 }, (_, index) => `2024-01-0${index + 1}`)

interface MonthGridProps {
  month: string
  today: string
  /** How many sessions a date has. */
  days: readonly { date: string; count: number }[]
}

/** The dates of a month; one with sessions leads to them, further down on the page. */
export function MonthGrid({ month, today, days }: MonthGridProps) {
  const countOf = new Map(days.map(({ date, count }) => [date, count]))
  return (
    <chakra.table width="full" tableLayout="fixed" borderCollapse="separate" borderSpacing="1">
      <thead>
        <tr>
          {weekdays.map((date) => (
            <chakra.th
              key={date}
              scope="col"
              fontSize="sm"
              fontWeight="semibold"
              color="fg.muted"
              py="1"
            >
              <abbr title={formatDay(date, 'weekday')} style={{ textDecoration: 'none' }}>
                {formatDay(date, 'short-weekday')}
              </abbr>
            </chakra.th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(month).map((week) => (
          <tr key={week.find(Boolean)}>
            {week.map((date, index) => (
              <chakra.td key={date ?? `none-${index}`} p="0" verticalAlign="top">
                {date ? (
                  <Day date={date} count={countOf.get(date) ?? 0} isToday={date === today} />
                ) : null}
              </chakra.td>
            ))}
          </tr>
        ))}
      </tbody>
    </chakra.table>
  )
}

function Day({ date, count, isToday }: { date: string; count: number; isToday: boolean }) {
  const style = {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    minHeight: { base: '12', md: '16' },
    borderRadius: 'lg',
    borderWidth: '2px',
    borderColor: isToday ? 'colorPalette.solid' : 'transparent',
    lineHeight: 'short',
  } as const
  const number = Number(date.slice(8))
  if (count === 0)
    return (
      <Box {...style} color="fg.muted">
        {number}
      </Box>
    )
  return (
    <chakra.a
      {...style}
      href={`#day-${date}`}
      aria-label={`${formatDay(date, 'day-and-month')}: ${count === 1 ? 'one date' : `${count} dates`}`}
      bg="colorPalette.muted"
      color="fg"
      fontWeight="bold"
      _hover={{ bg: 'colorPalette.subtle' }}
    >
      {number}
      <Span fontSize="xs" fontWeight="semibold" color="colorPalette.fg">
        {count}
        <Span display={{ base: 'none', md: 'inline' }}> on</Span>
      </Span>
    </chakra.a>
  )
}
