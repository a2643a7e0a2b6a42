import { updateStudent } from '@brightyard/contract/calls'
import { type BookingQuote, maxKidsAtOnce } from '@brightyard/contract/entities'
import { accountPaths } from '@brightyard/contract/paths'
import { failureSentence, Link, useMutation, useQuery } from '@brightyard/runtime'
import { mutationOf } from '@brightyard/runtime/queries'
import { Box, Flex, LinkButton, Stack, Text } from '@brightyard/ui'
import { Checkbox, Field, SubmitButton, TextInput } from '@brightyard/ui/form'
import { useState } from 'react'
import { Loaded } from '../../camps/loaded.tsx'
import { familyQuery } from './camp-booking.queries.ts'

interface WhoGoesProps {
  userId: number
  kids: readonly number[]
  quote: BookingQuote | undefined
  onChange: (kids: number[]) => void
  /** A date of birth was added: the problems are others now. */
  onBirthDate: () => void
  /** Where adding a kid leads back to. */
  address: string
}

/** The guardian's kids; who is too young or too old reads so as soon as they are ticked. */
export function WhoGoes({ userId, kids, quote, onChange, onBirthDate, address }: WhoGoesProps) {
  const family = useQuery(familyQuery(userId))
  return (
    <Stack gap="4">
      <Loaded query={family} what="your kids">
        {(data) => (
          <Stack as="fieldset" gap="4" border="none" aria-label="Kids">
            {data.length === 0 ? <Text>There is no kid in your account yet.</Text> : null}
            {data.map(({ student_id: id, name, class_name }) => {
              const problem = kids.includes(id)
                ? quote?.problems.find(({ student_id }) => student_id === id)
                : undefined
              return (
                <Box key={id}>
                  <Checkbox
                    checked={kids.includes(id)}
                    disabled={!kids.includes(id) && kids.length >= maxKidsAtOnce}
                    onChange={({ target: { checked } }) =>
                      onChange(checked ? [...kids, id] : kids.filter((kid) => kid !== id))
                    }
                    help={class_name || undefined}
                    error={problem?.message}
                  >
                    {name}
                  </Checkbox>
                  {problem?.code === 'birth_date_missing' ? (
                    <BirthDate kid={id} name={name} onSaved={onBirthDate} />
                  ) : null}
                </Box>
              )
            })}
          </Stack>
        )}
      </Loaded>
      <Box>
        <LinkButton asChild variant="outline" size="sm">
          <Link to={accountPaths.kids.to({}, { redirectURL: address })}>Add a kid</Link>
        </LinkButton>
      </Box>
    </Stack>
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
      method="post"
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
