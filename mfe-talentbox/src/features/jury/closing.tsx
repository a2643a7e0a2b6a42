import { getTalentCampaign, setCampaignClosing } from '@brightyard/contract/calls'
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
import { Field, TextInput } from '@brightyard/ui/form'
import { Dialog } from '@brightyard/ui/overlay'
import { useState } from 'react'
import { deskQuery } from './jury.queries.ts'
import { isoOf, localMoment } from './local-moment.ts'

/** The last moment for entries, until the jury has them. */
export function Closing({ desk, userId }: { desk: JuryDesk; userId: number }) {
  const { slug, phase, ends_at } = desk.campaign
  const client = useQueryClient()
  const [until, setUntil] = useState(() => localMoment(new Date(ends_at)))
  const [isAsked, ask] = useState(false)
  const setting = useMutation({
    ...mutationOf(setCampaignClosing),
    onSuccess(changed) {
      client.setQueryData(deskQuery(userId, slug).queryKey, changed)
      void client.invalidateQueries(queriesOf(getTalentCampaign))
      showToast({
        kind: 'success',
        title:
          changed.campaign.phase === 'open'
            ? 'The families are told of the new closing.'
            : 'The campaign is closed, and the families are told.',
      })
    },
    onSettled: () => ask(false),
  })
  const { error } = setting
  const problem = error instanceof ApiError ? error.fields?.['ends_at'] : undefined
  const endsAt = isoOf(until)
  return (
    <Section title="The closing" headingSize="md">
      <Text mb="4">
        {phase === 'judging'
          ? 'Until the jury has the entries, the campaign can be opened again for some time.'
          : 'Everybody sees the new time at once, and families with an entry are told.'}
      </Text>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (endsAt) setting.mutate({ slug, ends_at: endsAt })
        }}
      >
        <Flex gap="4" wrap="wrap" align="flex-end">
          <Field label="Entries come in until" error={problem}>
            <TextInput
              type="datetime-local"
              value={until}
              onChange={({ target }) => setUntil(target.value)}
            />
          </Field>
          <Button type="submit" variant="soft" busy={setting.isPending && !isAsked}>
            {phase === 'judging' ? 'Open it again' : 'Save the closing'}
          </Button>
          {phase === 'open' ? (
            <Button variant="outline" onClick={() => ask(true)}>
              Close it now
            </Button>
          ) : null}
        </Flex>
      </form>
      {error && !problem ? (
        <Box mt="4">
          <Notice tone="danger">{failureSentence(error)}</Notice>
        </Box>
      ) : null}
      <Dialog
        open={isAsked}
        alert
        title="Close it now?"
        description="Drafts that are not sent yet stay out. The families are told."
        onClose={() => ask(false)}
        footer={
          <>
            <Button variant="outline" onClick={() => ask(false)}>
              Leave it open
            </Button>
            <Button
              busy={setting.isPending}
              onClick={() => setting.mutate({ slug, ends_at: null })}
            >
              Close the campaign
            </Button>
          </>
        }
      />
    </Section>
  )
}
