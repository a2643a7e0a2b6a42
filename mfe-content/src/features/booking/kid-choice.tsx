import { updateStudent } from '@brightyard/contract/calls'
import { maxKidsAtOnce } from '@brightyard/contract/entities'
import { accountPaths } from '@brightyard/contract/paths'
import { failureSentence, Link, useMutation, useQuery } from '@brightyard/runtime'
import { mutationOf } from '@brightyard/runtime/queries'
import { Box, Flex, LinkButton, Stack, Text } from '@brightyard/ui'
import { Checkbox, Field, SubmitButton, TextInput } from '@brightyard/ui/form'
import { useState } from 'react'
import { Loaded } from '../../entries/loaded.tsx'
import { familyQuery } from './booking.queries.ts'

interface Props {
  userId: number
  chosen: readonly number[]
  onChange: (kids: number[]) => void
  /** What prevents a chosen kid. */
  problemOf: (kid: number) => { code: string; message: string } | undefined
  /** A date of birth was added: the problems are others now. */
  onBirthDate: () => void
  /** Where adding a kid leads back to. */
  address: string
}

/** The guardian's kids to choose from, and the way to add one. */
export function KidChoice({ userId, chosen, onChange, problemOf, onBirthDate, address }: Props) {
  const family = useQuery(familyQuery(userId))
  return (
    <>
      <Loaded query={family} what="your kids">
        {({ data }) => (
          <Stack as="fieldset" gap="4" border="none" aria-label="Kids">
            {data.length === 0 ? <Text>There is no kid in your account yet.</Text> : null}
            {data.map(({ student_id: id, name, class_name }) => {
              const isChosen = chosen.includes(id)
              const problem = isChosen ? problemOf(id) : undefined
              return (
                <Box key={id}>
                  <Checkbox
                    checked={isChosen}
                    disabled={!isChosen && chosen.length >= maxKidsAtOnce}
                    onChange={({ target: { checked } }) =>
                      onChange(checked ? [...chosen, id] : chosen.filter((kid) => kid !== id))
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
