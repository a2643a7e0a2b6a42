import { exportOwnData } from '@brightyard/contract/calls'
import { placeServerError, showToast, useApi } from '@brightyard/runtime'
import { Box, Notice, Stack, Text } from '@brightyard/ui'
import { SubmitButton } from '@brightyard/ui/form'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { OwnershipField } from './ownership-field.tsx'

/** Hands the browser a file that the page itself has made. */
function save(name: string, content: object) {
  const blob = new Blob([JSON.stringify(content, null, 2)], { type: 'application/json' })
  const url = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), 60_000) // browsers read it after the click
}

/** Everything that is stored about the person and the kids, as a file. */
export function OwnData({ hasPassword }: { hasPassword: boolean }) {
  const api = useApi()
  const [message, setMessage] = useState<string | null>(null)
  const form = useForm({ defaultValues: { current_password: '' } })
  const { errors, isSubmitting } = form.formState

  const download = form.handleSubmit(async ({ current_password }) => {
    setMessage(null)
    try {
      const file = await api.call(exportOwnData, hasPassword ? { current_password } : {})
      save(`brightyard-data-${file.made_at.slice(0, 10)}.json`, file)
      form.reset()
      showToast({ kind: 'success', title: 'Your data is in your downloads.' })
    } catch (error) {
      setMessage(placeServerError(error, form))
    }
  })

  return (
    <form noValidate onSubmit={(event) => void download(event)}>
      <Stack gap="4">
        <Text color="fg.muted">
          Your details, orders, addresses, notifications and everything we store about your kids, in
          one file.
        </Text>
        {message && <Notice tone="danger">{message}</Notice>}
        <OwnershipField
          hasPassword={hasPassword}
          error={errors.current_password?.message}
          inputProps={form.register('current_password')}
        />
        <Box>
          <SubmitButton variant="outline" busy={isSubmitting} busyLabel="Collecting">
            Download my data
          </SubmitButton>
        </Box>
      </Stack>
    </form>
  )
}
