import { removeLiveMessage, sendLiveMessage } from '@brightyard/contract/calls'
import { type LiveMessage, maxLiveText } from '@brightyard/contract/entities'
import {
  DateTime,
  showToast,
  useMutation,
  useQueryClient,
  failureSentence,
} from '@brightyard/runtime'
import { mutationOf } from '@brightyard/runtime/queries'
import { Box, Flex, IconButton, Section, Stack, Text } from '@brightyard/ui'
import { Field, SubmitButton, TextInput } from '@brightyard/ui/form'
import { DeleteIcon } from '@brightyard/ui/icons'
import { useEffect, useRef, useState } from 'react'
import { liveRoomQuery } from './live-class.queries.ts'

interface Props {
  token: string
  messages: readonly LiveMessage[]
  isHost: boolean
}

export function RoomChat({ token, messages, isHost }: Props) {
  const client = useQueryClient()
  const remove = useMutation({
    ...mutationOf(removeLiveMessage),
    onSuccess: (room) => client.setQueryData(liveRoomQuery(token).queryKey, room),
    onError: (error) => showToast({ kind: 'error', title: failureSentence(error) }),
  })
  const list = useRef<HTMLDivElement>(null)
  const latest = messages.at(-1)?.id
  useEffect(() => {
    list.current?.scrollTo?.({ top: list.current.scrollHeight })
  }, [latest])
  return (
    <Section title="Chat" headingSize="md">
      <Stack
        ref={list}
        role="log"
        aria-label="Messages"
        tabIndex={0}
        gap="4"
        h={{ base: '18rem', md: '20rem' }}
        overflowY="auto"
        pe="2"
      >
        {messages.length === 0 ? (
          <Text color="fg.muted">Nobody has written yet. Say hello!</Text>
        ) : null}
        {messages.map((message) => (
          <Message
            key={message.id}
            message={message}
            {...(isHost && !message.is_removed
              ? { onRemove: () => remove.mutate({ token, message_id: message.id }) }
              : {})}
          />
        ))}
      </Stack>
      <WriteForm token={token} isHost={isHost} />
    </Section>
  )
}

function Message({
  message: { name, text, is_host, is_mine, is_removed, sent_at },
  onRemove,
}: {
  message: LiveMessage
  onRemove?: () => void
}) {
  return (
    <Flex gap="2" align="flex-start">
      <Box flex="1" minW="0" overflowWrap="anywhere">
        <Flex gap="2" align="baseline" wrap="wrap">
          <Text fontWeight="bold">{is_mine ? 'You' : name}</Text>
          <Text fontSize="sm" color="fg.muted">
            {is_host ? 'Teacher · ' : ''}
            <DateTime iso={sent_at} show="time" />
          </Text>
        </Flex>
        <Text {...(is_removed ? { color: 'fg.muted', fontStyle: 'italic' } : {})}>
          {is_removed ? 'Removed by the teacher' : text}
        </Text>
      </Box>
      {onRemove ? (
        <IconButton label={`Remove what ${name} wrote: ${text}`} variant="ghost" onClick={onRemove}>
          <DeleteIcon />
        </IconButton>
      ) : null}
    </Flex>
  )
}

function WriteForm({ token, isHost }: Pick<Props, 'token' | 'isHost'>) {
  const client = useQueryClient()
  const [text, setText] = useState('')
  const send = useMutation({
    ...mutationOf(sendLiveMessage),
    onSuccess(room) {
      client.setQueryData(liveRoomQuery(token).queryKey, room)
      setText('')
    },
  })
  return (
    <Box mt="4">
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (text.trim() && !send.isPending) send.mutate({ token, text })
        }}
      >
        <Field
          label="Your message"
          error={send.error ? failureSentence(send.error) : undefined}
          help={
            isHost ? undefined : 'No links, messengers, email addresses or phone numbers, please.'
          }
        >
          <TextInput
            value={text}
            onChange={(event) => setText(event.target.value)}
            maxLength={maxLiveText}
            autoComplete="off"
          />
        </Field>
        <Box mt="3">
          <SubmitButton busy={send.isPending} busyLabel="Sending">
            Send
          </SubmitButton>
        </Box>
      </form>
    </Box>
  )
}
