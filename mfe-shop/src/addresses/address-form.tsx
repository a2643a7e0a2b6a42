import {
  type Address,
  AddressInput,
  addressKinds,
  indianStates,
} from '@brightyard/contract/entities'
import type * as z from '@brightyard/contract/schema'
import { placeServerError, useUnsavedWork } from '@brightyard/runtime'
import { Button, Flex, Grid, Notice, Stack } from '@brightyard/ui'
import { Field, RadioGroup, Select, SubmitButton, TextInput } from '@brightyard/ui/form'
import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useState } from 'react'
import { useForm, type UseFormReturn } from 'react-hook-form'
import { addressKindLabels } from './address-text.ts'

interface AddressFormProps {
  /** Null: a new one. */
  address: Address | null
  takesFocus: boolean
  /** Throws where it was not saved; everything typed stays. */
  onSave: (id: number | null, input: AddressInput) => Promise<void>
  /** Null where there is nothing to go back to. */
  onCancel: (() => void) | null
}

const empty = { kind: 'home', name: '', mobile: '', line1: '', line2: '' } as const
const emptyPlace = { landmark: '', city: '', pincode: '' } as const

export function AddressForm({ address, takesFocus, onSave, onCancel }: AddressFormProps) {
  const [message, setMessage] = useState<string | null>(null)
  const form = useForm<AddressDraft, unknown, AddressInput>({
    resolver: zodResolver(AddressInput),
    defaultValues: address ? draftOf(address) : { ...empty, ...emptyPlace },
  })
  const { isSubmitting, isDirty } = form.formState
  const saved = useUnsavedWork(isDirty)
  const { setFocus } = form
  useEffect(() => {
    if (takesFocus) setFocus('name')
  }, [setFocus, takesFocus])

  const save = form.handleSubmit(async (input) => {
    setMessage(null)
    try {
      await onSave(address?.id ?? null, input)
      saved()
    } catch (error) {
      setMessage(placeServerError(error, form))
    }
  })
  return (
    <form
      noValidate
      aria-label={address ? 'Edit the address' : 'New address'}
      onSubmit={(event) => void save(event)}
    >
      <Stack gap="4">
        <AddressFields form={form} />
        <RadioGroup
          legend="What kind of address is it?"
          name="kind"
          inline
          options={addressKinds.map((kind) => ({ value: kind, label: addressKindLabels[kind] }))}
          inputProps={form.register('kind')}
        />
        {message ? <Notice tone="danger">{message}</Notice> : null}
        <Flex gap="3" wrap="wrap">
          <SubmitButton busy={isSubmitting} busyLabel="Saving">
            Save the address
          </SubmitButton>
          {onCancel ? (
            <Button variant="outline" onClick={onCancel}>
              Cancel
            </Button>
          ) : null}
        </Flex>
      </Stack>
    </form>
  )
}

/** A state that is no longer on the list must be chosen again. */
function draftOf({ id: _id, is_default: _isDefault, ...address }: Address): Partial<AddressDraft> {
  const { state, ...rest } = address
  const known = AddressInput.shape.state.safeParse(state)
  return known.success ? { ...rest, state: known.data } : rest
}

const twoColumns = {
  templateColumns: { base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
  gap: '4',
} as const

function AddressFields({ form }: { form: UseFormReturn<AddressDraft, unknown, AddressInput> }) {
  const { register, formState } = form
  const { errors } = formState
  return (
    <>
      <Grid {...twoColumns}>
        <Field label="Who receives it?" error={errors.name?.message}>
          <TextInput {...register('name')} autoComplete="shipping name" />
        </Field>
        <Field label="Mobile number for the courier" error={errors.mobile?.message}>
          <TextInput
            {...register('mobile')}
            type="tel"
            inputMode="tel"
            autoComplete="shipping tel"
          />
        </Field>
      </Grid>
      <Field label="House number and street" error={errors.line1?.message}>
        <TextInput {...register('line1')} autoComplete="shipping address-line1" />
      </Field>
      <Grid {...twoColumns}>
        <Field label="Area or floor" optional error={errors.line2?.message}>
          <TextInput {...register('line2')} autoComplete="shipping address-line2" />
        </Field>
        <Field label="Landmark" optional error={errors.landmark?.message}>
          <TextInput {...register('landmark')} autoComplete="off" />
        </Field>
        <Field label="PIN code" error={errors.pincode?.message}>
          <TextInput
            {...register('pincode')}
            inputMode="numeric"
            autoComplete="shipping postal-code"
          />
        </Field>
        <Field label="City" error={errors.city?.message}>
          <TextInput {...register('city')} autoComplete="shipping address-level2" />
        </Field>
      </Grid>
      <Field label="State" error={errors.state?.message}>
        <Select
          {...register('state')}
          autoComplete="shipping address-level1"
          placeholder="Choose a state"
          options={indianStates.map((state) => ({ value: state, label: state }))}
        />
      </Field>
    </>
  )
}

/** The fields of an address before validation. */
type AddressDraft = z.input<typeof AddressInput>
