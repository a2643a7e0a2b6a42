import { homeZone, zonedClock } from '@brightyard/runtime'
import { Box, chakra, Flex, Span, Text, VisuallyHidden } from '@brightyard/ui'
import { CheckIcon } from '@brightyard/ui/icons'
import { useState } from 'react'

const names = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']
const day = 24 * 60 * 60 * 1000

/** Monday to Sunday of the week of a date, as `2026-03-18`. */
export function weekOf(date: string): string[] {
  const at = new Date(`${date}T00:00:00Z`)
  const monday = at.getTime() - ((at.getUTCDay() + 6) % 7) * day
  return names.map((_, index) => new Date(monday + index * day).toISOString().slice(0, 10))
}

/** A sentence that praises what was done, and never counts what was not. */
export function weekSentence(days: number, who: string): string {
  if (days === 0) return 'A new week: ten questions are a fine start.'
  const times = days === 1 ? 'one day' : `${days} days`
  return `${who} practised on ${times} this week.`
}

interface Props {
  /** Dates on which something was practised. */
  days: readonly string[]
  /** `You`, or the kid's first name. */
  who: string
}

/** The days of this week; those with practice have a tick. */
export function Week({ days, who }: Props) {
  const [week] = useState(() => weekOf(zonedClock(new Date(), homeZone).date))
  return (
    <Box>
      <Text mb="2">{weekSentence(days.length, who)}</Text>
      <chakra.ol listStyleType="none" display="flex" gap="1.5" maxW="20rem">
        {week.map((date, index) => {
          const isDone = days.includes(date)
          return (
            <chakra.li key={date} flex="1" textAlign="center" fontSize="sm">
              <Span aria-hidden color="fg.muted">
                {names[index]}
              </Span>
              <VisuallyHidden>{`${names[index]}: ${isDone ? 'practised' : 'free'}`}</VisuallyHidden>
              <Flex
                aria-hidden
                mx="auto"
                mt="1"
                boxSize="2rem"
                borderRadius="full"
                align="center"
                justify="center"
                borderWidth="2px"
                {...(isDone
                  ? { bg: 'learn.solid', borderColor: 'learn.solid', color: 'learn.contrast' }
                  : { borderColor: 'border.control', bg: 'bg.panel' })}
              >
                {isDone ? <CheckIcon size={16} /> : null}
              </Flex>
            </chakra.li>
          )
        })}
      </chakra.ol>
    </Box>
  )
}
