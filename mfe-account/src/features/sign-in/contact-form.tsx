import { EmailOrMobile } from '@brightyard/contract/entities'
import * as z from '@brightyard/contract/schema'
import { placeServerError } from '@brightyard/runtime'
import { Notice, Stack } from '@brightyard/ui'
import { Field, SubmitButton, TextInput } from '@brightyard/ui/form'
import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'

const Contact = z.object({ username: EmailOrMobile })
type Contact = z.infer<typeof Contact>

interface Props {
  label: string
  submitLabel: string
  /** Gives the sentence of the answer, which is the same for known and unknown contacts. */
  onSend: (contact: Contact) => Promise<string>
}

/** A contact that something is sent to. */
export function ContactForm({ label, submitLabel, onSend }: Props) {
  const [outcome, setOutcome] = useState<{ tone: 'success' | 'danger'; text: string } | null>(null)
  const form = useForm<Contact>({
    resolver: zodResolver(Contact),
    defaultValues: { username: '' },
  })
  const { errors, isSubmitting } = form.formState

  const ask = form.handleSubmit(async (contact) => {
    setOutcome(null)
    try {
      setOutcome({ tone: 'success', text: await onSend(contact) })
    } catch (error) {
      const text = placeServerError(error, form)
      setOutcome(text === null ? null : { tone: 'danger', text })
    }
  })

  return (
    <>
      {outcome && <Notice tone={outcome.tone}>{outcome.text}</Notice>}
      <form noValidate onSubmit={(event) => void ask(event)}>
        <Stack gap="5">
          <Field label={label} error={errors.username?.message}>
            <TextInput
              {...form.register('username')}
              autoComplete="username"
              autoCapitalize="none"
              spellCheck={false}
            />
          </Field>
          <SubmitButton block size="lg" busy={isSubmitting}>
            {outcome?.tone === 'success' ? 'Send it again' : submitLabel}
          </SubmitButton>
        </Stack>
      </form>
    </>
  )
}
