import type { Address } from '@brightyard/contract/entities'
import { failureSentence } from '@brightyard/runtime'
import { Box, Button, Flex, Notice } from '@brightyard/ui'
import { DeleteIcon, EditIcon, PlusIcon } from '@brightyard/ui/icons'
import { useState } from 'react'
import type { useAddressBook } from './use-address-book.ts'

interface AddressActionsProps {
  /** The one that is chosen; these act on it. */
  address: Address | undefined
  book: Pick<ReturnType<typeof useAddressBook>, 'remove' | 'makeDefault'>
  /** Without it, only the chosen one can be acted on. */
  onAdd?: () => void
  onEdit: (address: Address) => void
  onRemoved: () => void
}

/** For a button that replaces the one that was pressed. */
const takeFocus = (button: HTMLButtonElement | null) => button?.focus()

export function AddressActions({ address, book, onAdd, onEdit, onRemoved }: AddressActionsProps) {
  const { remove, makeDefault } = book
  const [deletion, setDeletion] = useState<'none' | 'confirming' | 'declined'>('none')
  const error = remove.error ?? makeDefault.error
  return (
    <Box mt="4">
      {error ? (
        <Box mb="3">
          <Notice tone="danger">{failureSentence(error)}</Notice>
        </Box>
      ) : null}
      {address && deletion === 'confirming' ? (
        <Notice
          tone="warning"
          action={
            <Flex gap="2" wrap="wrap">
              <Button
                size="sm"
                colorPalette="danger"
                busy={remove.isPending}
                onClick={() => remove.mutate({ id: address.id }, { onSuccess: onRemoved })}
              >
                Delete
              </Button>
              <Button
                size="sm"
                variant="outline"
                ref={takeFocus}
                onClick={() => setDeletion('declined')}
              >
                Keep it
              </Button>
            </Flex>
          }
        >
          Delete the address of {address.name} in {address.city}? Past orders are not affected.
        </Notice>
      ) : (
        <Flex gap="2" wrap="wrap">
          {onAdd ? (
            <Button size="sm" variant="soft" startIcon={<PlusIcon size={16} />} onClick={onAdd}>
              Add an address
            </Button>
          ) : null}
          {address ? (
            <>
              <Button
                size="sm"
                variant="ghost"
                startIcon={<EditIcon size={16} />}
                aria-label={`Edit the address of ${address.name} in ${address.city}`}
                onClick={() => onEdit(address)}
              >
                Edit
              </Button>
              <Button
                size="sm"
                variant="ghost"
                startIcon={<DeleteIcon size={16} />}
                aria-label={`Delete the address of ${address.name} in ${address.city}`}
                {...(deletion === 'declined' ? { ref: takeFocus } : {})}
                onClick={() => setDeletion('confirming')}
              >
                Delete
              </Button>
              {address.is_default ? null : (
                <Button
                  size="sm"
                  variant="ghost"
                  busy={makeDefault.isPending}
                  aria-label={`Make default: the address of ${address.name} in ${address.city}`}
                  onClick={() => makeDefault.mutate({ id: address.id })}
                >
                  Make default
                </Button>
              )}
            </>
          ) : null}
        </Flex>
      )}
    </Box>
  )
}
