import { updateStudent } from '@brightyard/contract/calls'
import type { BookingQuote } from '@brightyard/contract/entities'
import { accountPaths } from '@brightyard/contract/paths'
import { failureSentence, Link, useMutation, useQuery } from '@brightyard/runtime'
import { mutationOf } from '@brightyard/runtime/queries'
import { Box, Button, Chip, Flex, LinkButton, Notice, Stack, Text } from '@brightyard/ui'
import { Checkbox, Field, SubmitButton, TextInput } from '@brightyard/ui/form'
import { maxKidsAtOnce } from '@brightyard/contract/entities'
import { useState } from 'react'
import { Loaded } from '../../entries/loaded.tsx'
import { ageText } from '../../offerings/offering-words.ts'
import { familyQuery } from './booking.queries.ts'
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
  const problemOf = (kid: number) =>
    chosen.kids.includes(kid) ? kidProblem(quote?.data, kid, target !== undefined) : undefined
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
      <Loaded query={family} what="your kids">
        {({ data }) => (
          <Stack as="fieldset" gap="4" border="none" aria-label="Kids">
            {data.length === 0 ? <Text>There is no kid in your account yet.</Text> : null}
            {data.map(({ student_id: id, name, class_name }) => (
              <Box key={id}>
                <Checkbox
                  checked={chosen.kids.includes(id)}
                  disabled={!chosen.kids.includes(id) && chosen.kids.length >= maxKidsAtOnce}
                  onChange={({ target: { checked } }) =>
                    change({
                      kids: checked
                        ? [...chosen.kids, id]
                        : chosen.kids.filter((kid) => kid !== id),
                    })
                  }
                  help={class_name || undefined}
                  error={problemOf(id)?.message}
                >
                  {name}
                </Checkbox>
                {problemOf(id)?.code === 'birth_date_missing' ? (
                  <BirthDate kid={id} name={name} onSaved={() => void quote?.refetch()} />
                ) : null}
              </Box>
            ))}
          </Stack>
        )}
      </Loaded>
      <Box>
        <LinkButton asChild variant="outline" size="sm">
          <Link to={accountPaths.kids.to({}, { redirectURL: booking.addressOf({}) })}>
            Add a kid
          </Link>
        </LinkButton>
      </Box>
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

interface BirthDateProps {
  kid: number
  name: string
  onSaved: () => void
}

/** Asked where it is not on record: without it, nobody can tell whether the ages fit. */
function BirthDate({ kid, name, onSaved }: BirthDateProps) {
  const [date, setDate] = useState('')
  const save = useMutation({ ...mutationOf(updateStudent), onSuccess: onSaved })
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        save.mutate({ student_id: kid, birth_date: date })
      }}
    >
      <Flex gap="2" align="flex-end" wrap="wrap" mt="2">
        <Field
          label={`Date of birth of ${name}`}
          error={save.isError ? failureSentence(save.error) : undefined}
        >
          <TextInput type="date" value={date} onChange={({ target }) => setDate(target.value)} />
        </Field>
        <SubmitButton variant="outline" busy={save.isPending} busyLabel="Saving" disabled={!date}>
          Save
        </SubmitButton>
      </Flex>
    </form>
  )
}
