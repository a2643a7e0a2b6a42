import type { Address } from '@brightyard/contract/entities'
import { lazyPart, useQuery, useUser } from '@brightyard/runtime'
import { Box, Button, ErrorState, SkeletonLines, Stack, Text } from '@brightyard/ui'
import { PlusIcon } from '@brightyard/ui/icons'
import { Suspense, useRef, useState } from 'react'
import { AddressActions } from '../../addresses/address-actions.tsx'
import { addressBookQuery } from '../../addresses/address-book.queries.ts'
import { AddressFormSkeleton } from '../../addresses/address-form-skeleton.tsx'
import { addressName, addressText } from '../../addresses/address-text.ts'
import { useAddressBook } from '../../addresses/use-address-book.ts'

const AddressForm = lazyPart(() => import('../../addresses/address-form.tsx'))

/** The addresses of the signed-in person, for a page that is not the checkout. */
export function Component() {
  const user = useUser()
  return user ? <Book userId={user.id} /> : null
}

function Book({ userId }: { userId: number }) {
  const addresses = useQuery(addressBookQuery(userId))
  if (addresses.data) return <Addresses userId={userId} addresses={addresses.data} />
  return addresses.isError ? (
    <ErrorState
      title="We could not load your addresses"
      onRetry={() => void addresses.refetch()}
      retrying={addresses.isFetching}
    />
  ) : (
    <SkeletonLines label="Loading your addresses" />
  )
}

function Addresses({ userId, addresses }: { userId: number; addresses: readonly Address[] }) {
  const book = useAddressBook(userId)
  const [editing, setEditing] = useState<Address | 'new' | null>(null)
  const part = useRef<HTMLDivElement>(null)

  function close() {
    setEditing(null)
    part.current?.focus() // the form goes, and the focus with it
  }
  return (
    <Box ref={part} tabIndex={-1} outline="none">
      {editing !== null ? (
        <Suspense fallback={<AddressFormSkeleton />}>
          <AddressForm
            address={editing === 'new' ? null : editing}
            takesFocus
            onSave={async (id, input) => {
              await book.save(id, input)
              close()
            }}
            onCancel={close}
          />
        </Suspense>
      ) : (
        <Stack gap="4" align="flex-start">
          {addresses.length === 0 ? (
            <Text color="fg.muted">
              Where should parcels go? What you add here is offered in the checkout.
            </Text>
          ) : (
            <Stack as="ul" listStyleType="none" gap="4" width="full">
              {addresses.map((address) => (
                <Box as="li" key={address.id} borderBottomWidth="1px" borderColor="border" pb="3">
                  <Text fontWeight="semibold">{addressName(address)}</Text>
                  <Text color="fg.muted">{addressText(address)}</Text>
                  <AddressActions
                    address={address}
                    book={book}
                    onEdit={setEditing}
                    onRemoved={() => part.current?.focus()}
                  />
                </Box>
              ))}
            </Stack>
          )}
          <Button
            variant="outline"
            startIcon={<PlusIcon size={18} />}
            onClick={() => setEditing('new')}
          >
            Add an address
          </Button>
        </Stack>
      )}
    </Box>
  )
}
