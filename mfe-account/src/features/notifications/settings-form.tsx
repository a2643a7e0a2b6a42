import { saveNotificationSettings } from '@brightyard/contract/calls'
import {
  type NotificationChannel,
  type NotificationSettings,
  type TopicSettings,
} from '@brightyard/contract/entities'
import { failureSentence, showToast, useMutation, useQueryClient } from '@brightyard/runtime'
import { mutationOf } from '@brightyard/runtime/queries'
import { Box, Notice, Stack } from '@brightyard/ui'
import { SubmitButton } from '@brightyard/ui/form'
import { useState } from 'react'
import { settingsQuery } from './settings.queries.ts'
import { SettingsTable } from './settings-table.tsx'

/** Topics and the channels that they come on; saved together. */
export function SettingsForm({ settings }: { settings: NotificationSettings }) {
  const client = useQueryClient()
  const [topics, setTopics] = useState<TopicSettings[]>(settings.topics)
  const isChanged = topics !== settings.topics
  const save = useMutation({
    ...mutationOf(saveNotificationSettings),
    onSuccess(saved) {
      client.setQueryData(settingsQuery.queryKey, saved)
      setTopics(saved.topics)
      showToast({ kind: 'success', title: 'Your notification settings are saved.' })
    },
  })
  const turn = (topic: TopicSettings['topic'], channel: NotificationChannel, isOn: boolean) =>
    setTopics(topics.map((one) => (one.topic === topic ? { ...one, [channel]: isOn } : one)))
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        save.mutate({ topics })
      }}
    >
      <Stack gap="5">
        {save.isError && <Notice tone="danger">{failureSentence(save.error)}</Notice>}
        <SettingsTable topics={topics} onTurn={turn} />
        <Box>
          <SubmitButton busy={save.isPending} busyLabel="Saving" disabled={!isChanged}>
            Save settings
          </SubmitButton>
        </Box>
      </Stack>
    </form>
  )
}
