import { saveNotificationSettings } from '@brightyard/contract/calls'
import {
  type NotificationChannel,
  notificationChannels,
  type NotificationSettings,
  type TopicSettings,
} from '@brightyard/contract/entities'
import { failureSentence, showToast, useMutation, useQueryClient } from '@brightyard/runtime'
import { mutationOf } from '@brightyard/runtime/queries'
import { Box, chakra, Flex, Notice, Span, Stack, Text } from '@brightyard/ui'
import { SubmitButton, Switch } from '@brightyard/ui/form'
import { useState } from 'react'
import { channelLabels, settingsQuery, topicLabels } from './settings.queries.ts'

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
        {topics.map((one) => (
          <chakra.fieldset
            key={one.topic}
            border="none"
            minW="0"
            borderTopWidth="1px"
            borderColor="border"
            pt="4"
          >
            <chakra.legend fontWeight="semibold" float="left" width="full">
              {topicLabels[one.topic].name}
            </chakra.legend>
            <Text color="fg.muted" fontSize="sm" mb="3" clear="both">
              {topicLabels[one.topic].about}
            </Text>
            <Flex columnGap="8" rowGap="3" wrap="wrap">
              {notificationChannels.map((channel) => (
                <Box key={channel} minW="7rem">
                  <Switch
                    checked={one[channel]}
                    disabled={one.locked}
                    onChange={({ currentTarget }) =>
                      turn(one.topic, channel, currentTarget.checked)
                    }
                  >
                    {channelLabels[channel]}
                    <Span srOnly>{` for ${topicLabels[one.topic].name}`}</Span>
                  </Switch>
                </Box>
              ))}
            </Flex>
          </chakra.fieldset>
        ))}
        <Box>
          <SubmitButton busy={save.isPending} busyLabel="Saving" disabled={!isChanged}>
            Save settings
          </SubmitButton>
        </Box>
      </Stack>
    </form>
  )
}
