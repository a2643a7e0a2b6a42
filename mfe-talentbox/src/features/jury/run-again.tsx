import { listCampaigns, repeatCampaign } from '@brightyard/contract/calls'
import type { JuryDesk } from '@brightyard/contract/entities'
import { talentboxPaths } from '@brightyard/contract/paths'
import {
  ApiError,
  failureSentence,
  showToast,
  useMutation,
  useNavigate,
  useQueryClient,
} from '@brightyard/runtime'
import { mutationOf, queriesOf } from '@brightyard/runtime/queries'
import { Box, Button, Flex, Notice, Section, Text } from '@brightyard/ui'
import { Field, TextInput } from '@brightyard/ui/form'
import { useState } from 'react'
import { isoOf, localMoment } from './local-moment.ts'

const month = 30 * 24 * 60 * 60 * 1000

/** Another campaign with the rules and the jury of this one. */
export function RunAgain({ desk: { campaign } }: { desk: JuryDesk }) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const [title, setTitle] = useState('')
  const [from, setFrom] = useState(() => localMoment(new Date()))
  const [until, setUntil] = useState(() => localMoment(new Date(Date.now() + month)))
  const making = useMutation({
    ...mutationOf(repeatCampaign),
    onSuccess(made) {
      void client.invalidateQueries(queriesOf(listCampaigns))
      showToast({ kind: 'success', title: `${made.title} is on the site.` })
      void navigate(talentboxPaths.juryDesk.to({ slug: made.slug }))
    },
  })
  const { error } = making
  const fields = error instanceof ApiError ? error.fields : undefined
  const startsAt = isoOf(from)
  const endsAt = isoOf(until)
  return (
    <Section title="Run it again" headingSize="md">
      <Text mb="4">
        A new campaign with the rules, prizes, files and the jury of {campaign.title}. Families see
        it at once.
      </Text>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (startsAt && endsAt)
            making.mutate({ slug: campaign.slug, title, starts_at: startsAt, ends_at: endsAt })
        }}
      >
        <Flex gap="4" wrap="wrap" align="flex-start">
          <Field label="Name of the new campaign" error={fields?.['title']}>
            <TextInput
              maxLength={80}
              value={title}
              onChange={({ target }) => setTitle(target.value)}
            />
          </Field>
          <Field label="Begins" error={fields?.['starts_at']}>
            <TextInput
              type="datetime-local"
              value={from}
              onChange={({ target }) => setFrom(target.value)}
            />
          </Field>
          <Field label="Closes" error={fields?.['ends_at']}>
            <TextInput
              type="datetime-local"
              value={until}
              onChange={({ target }) => setUntil(target.value)}
            />
          </Field>
        </Flex>
        <Flex mt="4">
          <Button type="submit" variant="soft" busy={making.isPending}>
            Run it again
          </Button>
        </Flex>
      </form>
      {error && !fields ? (
        <Box mt="4">
          <Notice tone="danger">{failureSentence(error)}</Notice>
        </Box>
      ) : null}
    </Section>
  )
}
