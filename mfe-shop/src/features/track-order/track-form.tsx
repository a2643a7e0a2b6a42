import { Card, Stack } from '@brightyard/ui'
import { Field, SubmitButton, TextInput } from '@brightyard/ui/form'
import { useRef, useState } from 'react'

interface Wanted {
  code: string
  secret: string
}

interface TrackFormProps {
  code: string
  onTrack: (wanted: Wanted) => void
}

/** Asks for the number and key that a tracking link carries. */
export function TrackForm({ code: known, onTrack }: TrackFormProps) {
  const [code, setCode] = useState(known)
  const [secret, setSecret] = useState('')
  const [tried, setTried] = useState(false)
  const codeInput = useRef<HTMLInputElement>(null)
  const secretInput = useRef<HTMLInputElement>(null)

  function track() {
    const wanted = { code: code.trim(), secret: secret.trim() }
    setTried(true)
    if (!wanted.code) return codeInput.current?.focus()
    if (!wanted.secret) return secretInput.current?.focus()
    onTrack(wanted)
  }
  return (
    <Card p={{ base: '5', md: '7' }} maxW="34rem">
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          track()
        }}
      >
        <Stack gap="5">
          <Field
            label="Order number"
            help="It begins with BY."
            error={tried && !code.trim() ? 'Please enter the order number.' : undefined}
          >
            <TextInput
              ref={codeInput}
              value={code}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              maxLength={40}
              onChange={({ currentTarget }) => setCode(currentTarget.value)}
            />
          </Field>
          <Field
            label="Tracking key"
            help="The letters at the end of the tracking link in our emails."
            error={tried && !secret.trim() ? 'Please enter the tracking key.' : undefined}
          >
            <TextInput
              ref={secretInput}
              value={secret}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              maxLength={100}
              onChange={({ currentTarget }) => setSecret(currentTarget.value)}
            />
          </Field>
          <div>
            <SubmitButton>Track the order</SubmitButton>
          </div>
        </Stack>
      </form>
    </Card>
  )
}
