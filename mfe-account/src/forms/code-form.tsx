import type { CodeSent } from '@brightyard/contract/entities'
import { SentCode } from '@brightyard/contract/entities'
import * as z from '@brightyard/contract/schema'
import { placeServerError } from '@brightyard/runtime'
import { Button, Flex, Notice, Stack } from '@brightyard/ui'
import { Field, SubmitButton, TextInput } from '@brightyard/ui/form'
import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'

const Code = z.object({ code: SentCode })
type Code = z.infer<typeof Code>

interface Props {
  sent: CodeSent
  /** Throws what the server refuses; when it resolves, this form is done with. */
  onCode: (code: string) => Promise<void>
  onResend: () => Promise<void>
  /** To another contact, or to give up. */
  onBack: () => void
  backLabel: string
  size?: 'md' | 'lg'
}

/** Asks for the six digits that were sent to a contact. */
export function CodeForm({ sent, onCode, onResend, onBack, backLabel, size = 'md' }: Props) {
  const [message, setMessage] = useState<string | null>(null)
  const [isResending, setResending] = useState(false)
  const form = useForm<Code>({ resolver: zodResolver(Code), defaultValues: { code: '' } })
  const { errors, isSubmitting, isSubmitSuccessful } = form.formState
  const { setFocus } = form
  useEffect(() => {
    setFocus('code') // the form took the place of the one that was in focus
  }, [setFocus, sent.ticket])

  const confirm = form.handleSubmit(async ({ code }) => {
    setMessage(null)
    try {
      await onCode(code)
    } catch (error) {
      setMessage(placeServerError(error, form))
    }
  })

  async function resend() {
    setMessage(null)
    setResending(true)
    try {
      await onResend()
      form.reset()
    } catch (error) {
      setMessage(placeServerError(error, form))
    } finally {
      setResending(false)
    }
  }

  return (
    <form noValidate onSubmit={(event) => void confirm(event)}>
      <Stack gap="4">
        <Notice tone="info">{sent.message}</Notice>
        {message && <Notice tone="danger">{message}</Notice>}
        <Field
          label="Code"
          help="Six digits. They work for 30 minutes."
          error={errors.code?.message}
        >
          <TextInput
            {...form.register('code')}
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={7}
          />
        </Field>
        <SubmitButton
          block
          size={size}
          busy={isSubmitting || (isSubmitSuccessful && message === null)}
          busyLabel="Checking the code"
        >
          Confirm
        </SubmitButton>
        <Flex gap="2" wrap="wrap" justify="space-between">
          <Button variant="ghost" size="sm" busy={isResending} onClick={() => void resend()}>
            Send a new code
          </Button>
          <Button variant="ghost" size="sm" onClick={onBack}>
            {backLabel}
          </Button>
        </Flex>
      </Stack>
    </form>
  )
}
