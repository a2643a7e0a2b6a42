import { cancelDeletion, requestDeletion } from '@brightyard/contract/calls'
import { DateTime, failureSentence, placeServerError, showToast, useApi } from '@brightyard/runtime'
import { Box, Button, Flex, Notice, Stack, Text } from '@brightyard/ui'
import { Checkbox, SubmitButton } from '@brightyard/ui/form'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { OwnershipField } from './ownership-field.tsx'
import { type Security, useRefreshProfile } from '../../signed-in/profile.queries.ts'

type Props = Pick<Security, 'deletion_due_at'> & { hasPassword: boolean }

/** Leaving for good, with two weeks to think it over. */
export function DeleteAccount({ deletion_due_at, hasPassword }: Props) {
  const [isOpen, setOpen] = useState(false)
  if (deletion_due_at) return <Pending dueAt={deletion_due_at} />
  return (
    <Stack gap="4">
      <Text color="fg.muted">
        Your profile, kids, bag, wishlist and addresses go; invoices stay for as long as the law
        requires. It happens after 14 days, and until then you can cancel it.
      </Text>
      {isOpen ? (
        <RequestForm hasPassword={hasPassword} onDone={() => setOpen(false)} />
      ) : (
        <Box>
          <Button variant="outline" colorPalette="danger" onClick={() => setOpen(true)}>
            Delete my account
          </Button>
        </Box>
      )}
    </Stack>
  )
}

function Pending({ dueAt }: { dueAt: string }) {
  const api = useApi()
  const refreshProfile = useRefreshProfile()
  const [isBusy, setBusy] = useState(false)
  const [message, setMessage] = useState<string | null>(null)

  async function callOff() {
    setMessage(null)
    setBusy(true)
    try {
      const { message: title } = await api.call(cancelDeletion, {})
      showToast({ kind: 'success', title })
      await refreshProfile()
    } catch (error) {
      setMessage(failureSentence(error))
    } finally {
      setBusy(false)
    }
  }

  return (
    <Stack gap="4">
      {message && <Notice tone="danger">{message}</Notice>}
      <Notice
        tone="warning"
        title="Your account will be deleted"
        action={
          <Button size="sm" busy={isBusy} onClick={() => void callOff()}>
            Keep my account
          </Button>
        }
      >
        It happens on <DateTime iso={dueAt} />. Until then nothing changes.
      </Notice>
    </Stack>
  )
}

function RequestForm({ hasPassword, onDone }: { hasPassword: boolean; onDone: () => void }) {
  const api = useApi()
  const refreshProfile = useRefreshProfile()
  const [message, setMessage] = useState<string | null>(null)
  const form = useForm({ defaultValues: { understands: false, current_password: '' } })
  const { errors, isSubmitting } = form.formState

  const request = form.handleSubmit(async ({ current_password }) => {
    setMessage(null)
    try {
      const answer = await api.call(requestDeletion, {
        understands: true,
        ...(hasPassword ? { current_password } : {}),
      })
      showToast({ kind: 'info', title: answer.message })
      await refreshProfile()
      onDone()
    } catch (error) {
      setMessage(placeServerError(error, form))
    }
  })

  return (
    <form noValidate onSubmit={(event) => void request(event)}>
      <Stack gap="4" p="4" borderWidth="1px" borderRadius="lg" bg="bg.subtle">
        {message && <Notice tone="danger">{message}</Notice>}
        <Checkbox
          {...form.register('understands', {
            required: 'Please confirm that you know what will be deleted.',
          })}
          error={errors.understands?.message}
        >
          I know that this account and the accounts of kids who have no other guardian will be
          deleted
        </Checkbox>
        <OwnershipField
          hasPassword={hasPassword}
          error={errors.current_password?.message}
          inputProps={form.register('current_password')}
        />
        <Flex gap="3" wrap="wrap">
          <SubmitButton colorPalette="danger" busy={isSubmitting} busyLabel="Sending">
            Delete after 14 days
          </SubmitButton>
          <Button variant="ghost" disabled={isSubmitting} onClick={onDone}>
            Keep my account
          </Button>
        </Flex>
      </Stack>
    </form>
  )
}
