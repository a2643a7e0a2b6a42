import { assignJury, previewVerdict } from '@brightyard/contract/calls'
import type { JuryDesk } from '@brightyard/contract/entities'
import {
  ApiError,
  failureSentence,
  showToast,
  useMutation,
  useQueryClient,
} from '@brightyard/runtime'
import { mutationOf, queriesOf } from '@brightyard/runtime/queries'
import { Box, Button, Flex, Notice, Section, Text } from '@brightyard/ui'
import { Field, NumberStepper, TextInput } from '@brightyard/ui/form'
import { useState } from 'react'
import { deskQuery } from './jury.queries.ts'
import { isoOf, localMoment } from './local-moment.ts'

const week = 7 * 24 * 60 * 60 * 1000

/** Gives every entry its jurors, and the jury its deadline. */
export function GiveOut({ desk, userId }: { desk: JuryDesk; userId: number }) {
  const { campaign, jury_ends_at } = desk
  const client = useQueryClient()
  const seated = desk.jurors.filter(({ email }) => email !== null).length
  const [perEntry, setPerEntry] = useState(Math.max(1, Math.min(desk.jurors_per_entry, seated)))
  const [until, setUntil] = useState(() =>
    localMoment(jury_ends_at ? new Date(jury_ends_at) : new Date(Date.now() + week)),
  )
  const giving = useMutation({
    ...mutationOf(assignJury),
    onSuccess(changed) {
      client.setQueryData(deskQuery(userId, campaign.slug).queryKey, changed)
      void client.invalidateQueries(queriesOf(previewVerdict))
      showToast({ kind: 'success', title: 'The entries are with the jury.' })
    },
  })
  const { error } = giving
  const tooEarly = error instanceof ApiError ? error.fields?.['ends_at'] : undefined
  const endsAt = isoOf(until)
  return (
    <Section title={jury_ends_at ? 'Give out again' : 'Give out the entries'} headingSize="md">
      <Text mb="4">
        Nobody judges a child of the own family or school, and nobody learns a name.
        {jury_ends_at ? ' What is scored stays; what came later is given out.' : ''}
      </Text>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (endsAt)
            giving.mutate({
              slug: campaign.slug,
              ends_at: endsAt,
              jurors_per_entry: perEntry,
            })
        }}
      >
        <Flex gap="6" wrap="wrap" align="flex-end">
          <Box>
            <Text fontWeight="semibold" mb="2">
              Jurors for each entry
            </Text>
            <NumberStepper
              label="jurors for each entry"
              value={perEntry}
              max={10}
              onValueChange={setPerEntry}
            />
          </Box>
          <Field label="The jury has time until" error={tooEarly}>
            <TextInput
              type="datetime-local"
              value={until}
              onChange={({ target }) => setUntil(target.value)}
            />
          </Field>
          <Button type="submit" busy={giving.isPending} disabled={seated === 0}>
            Give them out
          </Button>
        </Flex>
      </form>
      {seated === 0 ? (
        <Box mt="4">
          <Notice>First give a judge an account.</Notice>
        </Box>
      ) : null}
      {error && !tooEarly ? (
        <Box mt="4">
          <Notice tone="danger">{failureSentence(error)}</Notice>
        </Box>
      ) : null}
    </Section>
  )
}
