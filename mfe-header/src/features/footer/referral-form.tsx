import { referUser } from '@brightyard/contract/calls'
import { useApi, useMutation, useUnsavedWork } from '@brightyard/runtime'
import { Notice, Stack } from '@brightyard/ui'
import { Field, Select, SubmitButton, TextInput } from '@brightyard/ui/form'
import { type FormEvent, useRef, useState } from 'react'
import { useCountries } from './use-countries.ts'

const noFields = { contact: '', name: '', city: '' }

interface Props {
  /** A partner is invited with name and city. */
  isPartner: boolean
}

/** One invitation at a time, by mobile number or e-mail. */
export function ReferralForm({ isPartner }: Props) {
  const api = useApi()
  const [fields, setFields] = useState(noFields)
  useUnsavedWork(fields !== noFields)
  const { countries, country, choose } = useCountries()
  // Presses can come faster than React draws the disabled button.
  const isUnderway = useRef(false)
  const { mutate, isPending, isSuccess, isError, reset } = useMutation({
    mutationFn: () =>
      api.call(referUser, {
        name: isPartner ? fields.name.trim() : null,
        city: isPartner ? fields.city.trim() : null,
        email: fields.contact.trim(),
        is_vendor: isPartner,
        country_name: country.name,
        country_id: country.id,
        country_phonecode: country.phonecode,
      }),
    onSuccess: () => setFields(noFields),
    onSettled: () => {
      isUnderway.current = false
    },
  })

  const change = (field: keyof typeof noFields) => ({
    value: fields[field],
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) => {
      if (!isPending) reset()
      setFields((now) => ({ ...now, [field]: currentTarget.value }))
    },
  })

  function invite(event: FormEvent) {
    event.preventDefault()
    if (isUnderway.current) return
    isUnderway.current = true
    mutate()
  }

  return (
    <form onSubmit={invite} noValidate aria-label="Invitation">
      <Stack gap="4">
        {isPartner && (
          <>
            <Field label="Name">
              <TextInput maxLength={100} autoComplete="off" {...change('name')} />
            </Field>
            <Field label="City">
              <TextInput maxLength={100} autoComplete="off" {...change('city')} />
            </Field>
          </>
        )}
        <Field label="Country">
          <Select
            value={String(country.id ?? '')}
            options={countries.map(({ id, name, phonecode }) => ({
              value: String(id ?? ''),
              label: `${name} (${phonecode})`,
            }))}
            onChange={({ currentTarget }) => choose(currentTarget.value)}
          />
        </Field>
        <Field label="Mobile number or e-mail">
          <TextInput autoComplete="off" maxLength={254} {...change('contact')} />
        </Field>
        <div role="status">
          {isSuccess && <Notice tone="success">User successfully invited.</Notice>}
          {isError && <Notice tone="danger">Enter valid email or phone</Notice>}
        </div>
        <SubmitButton busy={isPending} busyLabel="Submitting...">
          Send invitation
        </SubmitButton>
      </Stack>
    </form>
  )
}
