import type { Address } from '@brightyard/contract/entities'
import { lazyPart } from '@brightyard/runtime'
import { Box, Text } from '@brightyard/ui'
import { RadioGroup } from '@brightyard/ui/form'
import { Suspense, useRef } from 'react'
import { AddressActions } from '../../addresses/address-actions.tsx'
import { AddressFormSkeleton } from '../../addresses/address-form-skeleton.tsx'
import { addressName, addressText } from '../../addresses/address-text.ts'
import { CheckoutPart } from './checkout-part.tsx'
import { useAddressBook } from '../../addresses/use-address-book.ts'

const AddressForm = lazyPart(() => import('../../addresses/address-form.tsx'))

/** The address that is being edited; null: none. */
export type Editing = Address | 'new' | null

interface AddressPartProps {
  userId: number
  addresses: readonly Address[]
  chosen: number | undefined
  onChoose: (id: number | undefined) => void
  editing: Editing
  onEdit: (editing: Editing) => void
}

/** The address book: choose, add, edit, delete, make the default. */
export function AddressPart({
  userId,
  addresses,
  chosen,
  onChoose,
  editing,
  onEdit,
}: AddressPartProps) {
  const book = useAddressBook(userId)
  const part = useRef<HTMLDivElement>(null)
  const shown = addresses.length === 0 ? 'new' : editing
  const address = addresses.find(({ id }) => id === chosen)

  function close() {
    onEdit(null)
    part.current?.focus() // the form goes, and the focus with it
  }
  return (
    <CheckoutPart ref={part} id="address" title="Where should we send it?">
      {shown === null ? (
        <>
          <RadioGroup
            legend="Your addresses"
            name="address"
            cards
            value={String(chosen ?? '')}
            onValueChange={(value) => onChoose(Number(value))}
            options={addresses.map((one) => ({
              value: String(one.id),
              label: addressName(one),
              help: addressText(one),
            }))}
          />
          <AddressActions
            key={address?.id}
            address={address}
            book={book}
            onAdd={() => onEdit('new')}
            onEdit={onEdit}
            onRemoved={() => {
              onChoose(undefined)
              part.current?.focus()
            }}
          />
        </>
      ) : (
        <>
          {addresses.length === 0 ? (
            <Text mb="4" color="fg.muted">
              Add your first address. It will be saved in your address book.
            </Text>
          ) : null}
          <Box>
            <Suspense fallback={<AddressFormSkeleton />}>
              <AddressForm
                address={shown === 'new' ? null : shown}
                takesFocus={addresses.length > 0}
                onSave={async (id, input) => {
                  onChoose(await book.save(id, input))
                  close()
                }}
                onCancel={addresses.length > 0 ? close : null}
              />
            </Suspense>
          </Box>
        </>
      )}
    </CheckoutPart>
  )
}
