import { listCampaignOrders, sendCampaignOrder } from '@brightyard/contract/calls'
import type { CampaignDeskOrder } from '@brightyard/contract/entities'
import {
  DateTime,
  failureSentence,
  showToast,
  useMutation,
  useQueryClient,
} from '@brightyard/runtime'
import { mutationOf, queriesOf } from '@brightyard/runtime/queries'
import { Button, chakra, Flex, Grid, Notice, Text } from '@brightyard/ui'
import { Field, SubmitButton, TextInput } from '@brightyard/ui/form'
import { useEffect, useRef, useState } from 'react'
import { parcelText } from './campaign-words.ts'

/** What is in the post says so; what is not can be marked, with the number of its parcel. */
export function SendOrder({ order: { order_code, sent } }: { order: CampaignDeskOrder }) {
  const [isAsking, setAsking] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  if (sent)
    return (
      <Text mt="3" fontWeight="semibold" color="learn.fg" overflowWrap="anywhere">
        Sent <DateTime iso={sent.at} show="moment" />
        {sent.parcel ? `, ${parcelText(sent.parcel)}` : ''}
      </Text>
    )
  return isAsking ? (
    <ParcelForm
      order_code={order_code}
      onClose={() => {
        setAsking(false)
        setTimeout(() => button.current?.focus())
      }}
    />
  ) : (
    <Button
      ref={button}
      mt="3"
      size="sm"
      variant="soft"
      aria-label={`Mark as sent: ${order_code}`}
      onClick={() => setAsking(true)}
    >
      Mark as sent
    </Button>
  )
}

interface ParcelFormProps {
  order_code: string
  onClose: () => void
}

/** Both fields or neither: a letter has no number. */
function ParcelForm({ order_code, onClose }: ParcelFormProps) {
  const [carrier, setCarrier] = useState('')
  const [number, setNumber] = useState('')
  const [tried, setTried] = useState(false)
  const first = useRef<HTMLInputElement>(null)
  useEffect(() => first.current?.focus(), [])
  const queryClient = useQueryClient()
  const sending = useMutation({
    ...mutationOf(sendCampaignOrder),
    onSuccess: () => {
      showToast({ kind: 'success', title: `${order_code} is sent. The buyer is told.` })
    },
    // Also after a refusal, because the list is out of date then.
    onSettled: () => queryClient.invalidateQueries(queriesOf(listCampaignOrders)),
  })
  const isLetter = !carrier.trim() && !number.trim()
  const missing =
    tried && !isLetter
      ? {
          carrier: carrier.trim() ? undefined : 'Please enter the courier.',
          number: number.trim() ? undefined : 'Please enter the parcel number.',
        }
      : {}
  return (
    <chakra.form
      noValidate
      mt="3"
      p="4"
      bg="bg.subtle"
      borderRadius="lg"
      onSubmit={(event) => {
        event.preventDefault()
        setTried(true)
        if (!isLetter && !(carrier.trim() && number.trim())) return
        sending.mutate({ order_code, ...(isLetter ? {} : { parcel: { carrier, number } }) })
      }}
    >
      <Grid templateColumns="repeat(auto-fit, minmax(min(100%, 12rem), 1fr))" gap="4">
        <Field label="Courier" optional error={missing.carrier}>
          <TextInput
            ref={first}
            value={carrier}
            maxLength={80}
            onChange={({ currentTarget }) => setCarrier(currentTarget.value)}
          />
        </Field>
        <Field label="Parcel number" optional error={missing.number}>
          <TextInput
            value={number}
            maxLength={80}
            autoComplete="off"
            onChange={({ currentTarget }) => setNumber(currentTarget.value)}
          />
        </Field>
      </Grid>
      {sending.isError ? <Notice tone="danger">{failureSentence(sending.error)}</Notice> : null}
      <Flex gap="3" wrap="wrap" mt="4">
        <SubmitButton size="sm" busy={sending.isPending} busyLabel="Saving">
          It is in the post
        </SubmitButton>
        <Button size="sm" variant="outline" onClick={onClose}>
          Not yet
        </Button>
      </Flex>
    </chakra.form>
  )
}
