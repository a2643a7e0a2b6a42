import { claimKid } from '@brightyard/contract/calls'
import * as z from '@brightyard/contract/schema'
import { placeServerError, showToast, useApi, useQueryClient } from '@brightyard/runtime'
import { Box, Grid, Notice, Stack, Text } from '@brightyard/ui'
import { Field, SubmitButton, TextInput } from '@brightyard/ui/form'
import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { invalidateFamily } from '../../signed-in/kids.queries.ts'

const Claim = z.object({
  login_id: z.string().check(z.trim(), z.minLength(1, 'Please enter the kid ID.')),
  birth_date: z.iso.date('Please enter the date of birth.'),
})
type Claim = z.infer<typeof Claim>

/** A kid that a school has registered joins this guardian's account. */
export function ClaimKidForm({ onClaimed }: { onClaimed: () => void }) {
  const api = useApi()
  const client = useQueryClient()
  const [message, setMessage] = useState<string | null>(null)
  const form = useForm<Claim>({
    resolver: zodResolver(Claim),
    defaultValues: { login_id: '', birth_date: '' },
  })
  const { errors, isSubmitting } = form.formState
  const claim = form.handleSubmit(async (entered) => {
    setMessage(null)
    try {
      const claimed = await api.call(claimKid, entered)
      form.reset()
      invalidateFamily(client)
      showToast(
        claimed.outcome === 'added'
          ? { kind: 'success', title: `${claimed.kid.name} is now in your account.` }
          : {
              kind: 'success',
              title: 'This kid has a guardian here, whom we have asked.',
              description: 'The kid appears here once that guardian agrees.',
            },
      )
      onClaimed()
    } catch (error) {
      setMessage(placeServerError(error, form))
    }
  })
  return (
    <form noValidate onSubmit={(event) => void claim(event)}>
      <Stack gap="4">
        <Text color="fg.muted">
          Has a school or partner registered your kid? Enter the kid ID they gave you. The school
          must have your email or mobile number, and you must have confirmed it here. Has the kid a
          guardian here already? Then that guardian enters your contact under My kids, Edit, and
          agrees once you have asked.
        </Text>
        {message && <Notice tone="danger">{message}</Notice>}
        <Grid templateColumns={{ base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' }} gap="4">
          <Field label="Kid ID" error={errors.login_id?.message}>
            <TextInput
              {...form.register('login_id')}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
            />
          </Field>
          <Field label="Kid's date of birth" error={errors.birth_date?.message}>
            <TextInput {...form.register('birth_date')} type="date" />
          </Field>
        </Grid>
        <Box>
          <SubmitButton variant="outline" busy={isSubmitting} busyLabel="Looking">
            Add by kid ID
          </SubmitButton>
        </Box>
      </Stack>
    </form>
  )
}
