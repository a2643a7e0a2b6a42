import { referUser, listCountries } from '@brightyard/contract/calls'
import { useMutation, useUnsavedWork, useQuery } from '@brightyard/runtime'
import { mutationOf, queryOf } from '@brightyard/runtime/queries'
import { Notice, Stack } from '@brightyard/ui'
import { Field, Select, SubmitButton, TextInput } from '@brightyard/ui/form'
import { type FormEvent, useRef, useState } from 'react'
import type { Country } from '@brightyard/contract/entities'

const noFields = { contact: '', name: '', city: '' }

interface Props {
  /** A partner is invited with name and city. */
  isPartner: boolean
}

/** One invitation at a time, by mobile number or email. */
export function ReferralForm({ isPartner }: Props) {
  const [fields, setFields] = useState(noFields)
  useUnsavedWork(fields !== noFields)
  const { countries, country, choose } = useCountries()
  // A second click can come before React disables the button.
  const isUnderway = useRef(false)
  const { mutate, isPending, isSuccess, isError, reset } = useMutation({
    ...mutationOf(referUser),
    onSuccess: () => setFields(noFields),
    onSettled: () => {
      isUnderway.current = false
    },
  })

  const change = (field: keyof typeof noFields) => ({
    value: fields[field],
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) => {
      if (!isPending) reset()
      setFields((current) => ({ ...current, [field]: currentTarget.value }))
    },
  })

  function invite(event: FormEvent) {
    event.preventDefault()
    if (isUnderway.current) return
    isUnderway.current = true
    mutate({
      name: isPartner ? fields.name.trim() : null,
      city: isPartner ? fields.city.trim() : null,
      email: fields.contact.trim(),
      is_vendor: isPartner,
      country_name: country.name,
      country_id: country.id,
      country_phonecode: country.phonecode,
    })
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
        <Field label="Mobile number or email">
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

type CountryOption = Omit<Country, 'id'> & { id: number | null }

/** The default; its id is known once the list is loaded. */
const india: CountryOption = { id: null, name: 'India', phonecode: '+91' }

const countriesQuery = queryOf(listCountries, {}, { staleTime: Infinity })

/** All countries, with India selected at first; India alone until the list is loaded. */
function useCountries() {
  const { data } = useQuery(countriesQuery)
  const [chosenId, setChosenId] = useState<string | null>(null)
  const countries: readonly CountryOption[] = data?.data ?? [india]
  const country =
    countries.find(({ id }) => String(id) === chosenId) ??
    countries.find(({ name }) => name === india.name) ??
    india
  return { countries, country, choose: setChosenId }
}
