import { changeContact } from '@brightyard/contract/calls'
import type { CodeSent } from '@brightyard/contract/entities'
import { EmailAddress } from '@brightyard/contract/entities'
import * as z from '@brightyard/contract/schema'
import { placeServerError, useApi } from '@brightyard/runtime'
import { Button, Flex, Notice, Stack } from '@brightyard/ui'
import { Field, SubmitButton, TextInput } from '@brightyard/ui/form'
import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import { OwnershipField } from './ownership-field.tsx'

const MobileText = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, 'Please enter a mobile number.'),
    z.maxLength(30, 'Please enter a valid mobile number.'),
  )
const newContact = (kind: 'email' | 'mobile', hasPassword: boolean) =>
  z.object({
    contact: kind === 'email' ? EmailAddress : MobileText,
    current_password: z
      .string()
      .check(
        z.refine((text) => text !== '' || !hasPassword, 'Please enter your current password.'),
      ),
  })
type NewContact = z.infer<ReturnType<typeof newContact>>

interface Props {
  kind: 'email' | 'mobile'
  hasPassword: boolean
  /** `again` sends another code to the same contact. */
  onSent: (sent: CodeSent, again: () => Promise<CodeSent>) => void
  onCancel: () => void
}

export function ChangeContactForm({ kind, hasPassword, onSent, onCancel }: Props) {
  const api = useApi()
  const [message, setMessage] = useState<string | null>(null)
  const form = useForm<NewContact>({
    resolver: zodResolver(newContact(kind, hasPassword)),
    defaultValues: { contact: '', current_password: '' },
  })
  const { errors, isSubmitting } = form.formState
  const { setFocus } = form
  useEffect(() => {
    setFocus('contact')
  }, [setFocus])

  const change = form.handleSubmit(async ({ contact, current_password }) => {
    setMessage(null)
    const ask = () =>
      api.call(changeContact, { contact, ...(hasPassword ? { current_password } : {}) })
    try {
      onSent(await ask(), ask)
    } catch (error) {
      setMessage(placeServerError(error, form))
    }
  })

  return (
    <form noValidate onSubmit={(event) => void change(event)}>
      <Stack gap="4">
        {message && <Notice tone="danger">{message}</Notice>}
        <Field
          label={kind === 'email' ? 'New email' : 'New mobile number'}
          help={
            kind === 'email'
              ? undefined
              : 'Outside India, start with the country code, such as +971.'
          }
          error={errors.contact?.message}
        >
          <TextInput
            {...form.register('contact')}
            type={kind === 'email' ? 'email' : 'tel'}
            autoComplete={kind === 'email' ? 'email' : 'tel'}
          />
        </Field>
        <OwnershipField
          hasPassword={hasPassword}
          error={errors.current_password?.message}
          inputProps={form.register('current_password')}
        />
        <Flex gap="3" wrap="wrap">
          <SubmitButton busy={isSubmitting} busyLabel="Sending">
            Send the code
          </SubmitButton>
          <Button variant="ghost" onClick={onCancel}>
            Cancel
          </Button>
        </Flex>
      </Stack>
    </form>
  )
}
