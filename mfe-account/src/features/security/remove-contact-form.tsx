import { removeContact } from '@brightyard/contract/calls'
import { placeServerError, showToast, useApi, useSession } from '@brightyard/runtime'
import { Button, Flex, Notice, Stack, Text } from '@brightyard/ui'
import { SubmitButton } from '@brightyard/ui/form'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { ApiError } from '@brightyard/runtime'
import { OwnershipField } from './ownership-field.tsx'
import { useRefreshProfile } from '../../signed-in/profile.queries.ts'

interface Props {
  kind: 'email' | 'mobile'
  hasPassword: boolean
  onDone: () => void
}

export function RemoveContactForm({ kind, hasPassword, onDone }: Props) {
  const api = useApi()
  const session = useSession()
  const refreshProfile = useRefreshProfile()
  const [message, setMessage] = useState<string | null>(null)
  const form = useForm({ defaultValues: { current_password: '' } })
  const { errors, isSubmitting } = form.formState

  const remove = form.handleSubmit(async ({ current_password }) => {
    setMessage(null)
    try {
      const answer = await api.call(removeContact, {
        kind,
        ...(hasPassword ? { current_password } : {}),
      })
      showToast({ kind: 'success', title: answer.message })
      await refreshProfile()
      session.reload().catch(() => {}) // the header shows it with the next page at the latest
      onDone()
    } catch (error) {
      const aboutKind = error instanceof ApiError ? error.fields['kind'] : undefined
      setMessage(aboutKind ?? placeServerError(error, form))
    }
  })

  return (
    <form noValidate onSubmit={(event) => void remove(event)}>
      <Stack gap="4">
        {message && <Notice tone="danger">{message}</Notice>}
        <Text>
          {kind === 'email'
            ? 'You will no longer be able to sign in with this email or get messages there.'
            : 'You can no longer sign in with this mobile number.'}
        </Text>
        <OwnershipField
          hasPassword={hasPassword}
          error={errors.current_password?.message}
          inputProps={form.register('current_password')}
        />
        <Flex gap="3" wrap="wrap">
          <SubmitButton colorPalette="danger" busy={isSubmitting} busyLabel="Removing">
            Remove it
          </SubmitButton>
          <Button variant="ghost" onClick={onDone}>
            Keep it
          </Button>
        </Flex>
      </Stack>
    </form>
  )
}
