import type { BookingQuote } from '@brightyard/contract/entities'
import { useQuery } from '@brightyard/runtime'
import { Button, Chip, Notice, Text } from '@brightyard/ui'
import { useState } from 'react'
import { ageText } from '../../offerings/offering-words.ts'
import { familyQuery } from './booking.queries.ts'
import { KidChoice } from './kid-choice.tsx'
import type { BookingState } from './use-booking.ts'

/** What prevents one kid; of a date only once it is chosen. */
const kidProblem = (quote: BookingQuote | undefined, kid: number, isDated: boolean) =>
  quote?.problems.find(
    ({ code, student_id }) =>
      student_id === kid &&
      (code === 'age' || code === 'birth_date_missing' || (isDated && code === 'already_booked')),
  )

export function WhoStep({ booking, userId }: { booking: BookingState; userId: number }) {
  const { offering, chosen, target, quote, change } = booking
  const family = useQuery(familyQuery(userId))
  const [pressed, setPressed] = useState(false)
  const own = family.data?.data.filter(({ student_id }) => chosen.kids.includes(student_id)) ?? []
  const problemOf = (kid: number) => kidProblem(quote?.data, kid, target !== undefined)
  const isOpen = own.length === 0 || own.some(({ student_id }) => problemOf(student_id))

  function goOn() {
    setPressed(true)
    if (!isOpen)
      change({
        kids: own.map(({ student_id }) => student_id),
        step: target?.tickets.length === 1 ? 'cost' : 'when',
      })
  }
  return (
    <>
      <Text>
        For <Chip>{ageText(offering.age).toLowerCase()}</Chip>
      </Text>
      <KidChoice
        userId={userId}
        chosen={chosen.kids}
        onChange={(kids) => change({ kids })}
        problemOf={problemOf}
        onBirthDate={() => void quote?.refetch()}
        address={booking.addressOf({})}
      />
      {pressed && own.length === 0 ? <Notice tone="warning">Please choose a kid.</Notice> : null}
      {pressed && own.some(({ student_id }) => problemOf(student_id)) ? (
        <Notice tone="warning">
          One of the kids cannot take part. Untick who cannot, or choose something else for them.
        </Notice>
      ) : null}
      <Button size="lg" onClick={goOn} busy={quote?.isFetching === true && !quote.data}>
        Continue
      </Button>
    </>
  )
}
