import {
  type Address,
  AddressInput,
  addressKinds,
  indianStates,
} from '@brightyard/contract/entities'
import type * as z from '@brightyard/contract/schema'
import { placeServerError, useUnsavedWork } from '@brightyard/runtime'
import { Button, Flex, Notice, Stack } from '@brightyard/ui'
import { AddressFields } from '@brightyard/ui/address-fields'
import { RadioGroup, SubmitButton } from '@brightyard/ui/form'
import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
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

export function Component({ address, takesFocus, onSave, onCancel }: AddressFormProps) {
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
        <AddressFields
          states={indianStates}
          fieldOf={(name) => ({
            control: form.register(name),
            error: form.formState.errors[name]?.message,
          })}
        />
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

/** The fields of an address before validation. */
type AddressDraft = z.input<typeof AddressInput>
