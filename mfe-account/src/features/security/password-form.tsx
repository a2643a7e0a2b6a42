import { changePassword } from '@brightyard/contract/calls'
import { NewPassword } from '@brightyard/contract/entities'
import * as z from '@brightyard/contract/schema'
import { placeServerError, showToast, useApi, useUnsavedWork } from '@brightyard/runtime'
import { Box, Notice, Stack } from '@brightyard/ui'
import { SubmitButton } from '@brightyard/ui/form'
import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { NewPasswordField } from '../../forms/new-password-field.tsx'
import { OwnershipField } from './ownership-field.tsx'
import { useRefreshProfile } from '../../signed-in/profile.queries.ts'

const passwordChange = (hasPassword: boolean) =>
  z.object({
    current_password: z
      .string()
      .check(
        z.refine((text) => text !== '' || !hasPassword, 'Please enter your current password.'),
      ),
    password: NewPassword,
  })
type PasswordChange = z.infer<ReturnType<typeof passwordChange>>

interface Props {
  /** Own name and contacts, which do not belong in a password. */
  known: readonly string[]
  hasPassword: boolean
}

export function PasswordForm({ known, hasPassword }: Props) {
  const api = useApi()
  const refreshProfile = useRefreshProfile()
  const [message, setMessage] = useState<string | null>(null)
  const form = useForm<PasswordChange>({
    resolver: zodResolver(passwordChange(hasPassword)),
    defaultValues: { current_password: '', password: '' },
  })
  const { errors, isDirty, isSubmitting } = form.formState
  useUnsavedWork(isDirty)

  const change = form.handleSubmit(async ({ current_password, password }) => {
    setMessage(null)
    try {
      const { message: title } = await api.call(changePassword, {
        password,
        ...(hasPassword ? { current_password } : {}),
      })
      await refreshProfile()
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
        <OwnershipField
          hasPassword={hasPassword}
          error={errors.current_password?.message}
          inputProps={form.register('current_password')}
        />
        <NewPasswordField
          label="New password"
          error={errors.password?.message}
          value={form.watch('password')}
          known={known}
          inputProps={form.register('password')}
        />
        <Box>
          <SubmitButton busy={isSubmitting} busyLabel="Saving" variant="outline">
            {hasPassword ? 'Change password' : 'Set a password'}
          </SubmitButton>
        </Box>
      </Stack>
    </form>
  )
}
