import type { BookingQuote } from '@brightyard/contract/entities'
import { accountPaths } from '@brightyard/contract/paths'
import { Link, useQuery } from '@brightyard/runtime'
import { Box, Button, Chip, LinkButton, Notice, Stack, Text } from '@brightyard/ui'
import { Checkbox } from '@brightyard/ui/form'
import { maxKidsAtOnce } from '@brightyard/contract/entities'
import { useState } from 'react'
import { Loaded } from '../../entries/loaded.tsx'
import { ageText } from '../../offerings/offering-words.ts'
import { familyQuery } from './booking.queries.ts'
import type { BookingState } from './use-booking.ts'

/** What prevents one kid, in words; of a date only once it is chosen. */
export function kidProblem(
  quote: BookingQuote | undefined,
  kid: number,
  isDated: boolean,
): string | undefined {
  return quote?.problems.find(
    ({ code, student_id }) =>
      student_id === kid && (code === 'age' || (isDated && code === 'already_booked')),
  )?.message
}

export function WhoStep({ booking, userId }: { booking: BookingState; userId: number }) {
  const { offering, chosen, target, quote, change } = booking
  const family = useQuery(familyQuery(userId))
  const [pressed, setPressed] = useState(false)
  const own = family.data?.data.filter(({ student_id }) => chosen.kids.includes(student_id)) ?? []
  const problemOf = (kid: number) =>
    chosen.kids.includes(kid) ? kidProblem(quote?.data, kid, target !== undefined) : undefined
  const isOpen = own.length === 0 || own.some(({ student_id }) => problemOf(student_id))

  function goOn() {
    setPressed(true)
    if (!isOpen)
      change({ kids: own.map(({ student_id }) => student_id), step: target ? 'cost' : 'when' })
  }
  return (
    <>
      <Text>
        Choose who takes part. It is for <Chip>{ageText(offering.age).toLowerCase()}</Chip>.
      </Text>
      <Loaded query={family} what="your kids">
        {({ data }) => (
          <Stack as="fieldset" gap="4" border="none" aria-label="Kids">
            {data.length === 0 ? <Text>There is no kid in your account yet.</Text> : null}
            {data.map(({ student_id: id, name, class_name }) => (
              <Checkbox
                key={id}
                checked={chosen.kids.includes(id)}
                disabled={!chosen.kids.includes(id) && chosen.kids.length >= maxKidsAtOnce}
                onChange={({ target: { checked } }) =>
                  change({
                    kids: checked ? [...chosen.kids, id] : chosen.kids.filter((kid) => kid !== id),
                  })
                }
                help={class_name || undefined}
                error={problemOf(id)}
              >
                {name}
              </Checkbox>
            ))}
          </Stack>
        )}
      </Loaded>
      <Box>
        <LinkButton asChild variant="outline" size="sm">
          <Link to={accountPaths.kids.to()} target="_blank">
            Add a kid (opens a new tab)
          </Link>
        </LinkButton>
      </Box>
      {pressed && own.length === 0 ? <Notice tone="warning">Please choose a kid.</Notice> : null}
      <Button size="lg" onClick={goOn} busy={quote?.isFetching === true && !quote.data}>
        Continue
      </Button>
    </>
  )
}
