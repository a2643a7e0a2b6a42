import { changePassword } from '@brightyard/contract/calls'
import { NewPassword } from '@brightyard/contract/entities'
import * as z from '@brightyard/contract/schema'
import { showToast, useApi, useUnsavedWork } from '@brightyard/runtime'
import { Box, Notice, Stack } from '@brightyard/ui'
import { Field, PasswordInput, SubmitButton } from '@brightyard/ui/form'
import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { NewPasswordField } from '../../forms/new-password-field.tsx'
import { placeServerError } from '../../forms/server-error.ts'

const PasswordChange = z.object({
  current_password: z.string().check(z.minLength(1, 'Please enter your current password.')),
  password: NewPassword,
})
type PasswordChange = z.infer<typeof PasswordChange>

/** `known`: own name and contacts, which do not belong in a password. */
export function PasswordForm({ known }: { known: readonly string[] }) {
  const api = useApi()
  const [message, setMessage] = useState<string | null>(null)
  const form = useForm<PasswordChange>({
    resolver: zodResolver(PasswordChange),
    defaultValues: { current_password: '', password: '' },
  })
  const { errors, isDirty, isSubmitting } = form.formState
  useUnsavedWork(isDirty)

  const change = form.handleSubmit(async (passwords) => {
    setMessage(null)
    try {
      const { message: title } = await api.call(changePassword, passwords)
      form.reset()
      showToast({ kind: 'success', title })
    } catch (error) {
      setMessage(placeServerError(error, form))
    }
  })

  return (
    <form noValidate onSubmit={(event) => void change(event)}>
      <Stack gap="4">
        {message && <Notice tone="danger">{message}</Notice>}
        <Field label="Current password" error={errors.current_password?.message}>
          <PasswordInput {...form.register('current_password')} />
        </Field>
        <NewPasswordField
          label="New password"
          error={errors.password?.message}
          value={form.watch('password')}
          known={known}
          inputProps={form.register('password')}
        />
        <Box>
          <SubmitButton busy={isSubmitting} busyLabel="Saving" variant="outline">
            Change password
          </SubmitButton>
        </Box>
      </Stack>
    </form>
  )
}
