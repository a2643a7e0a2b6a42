import {
  addAddress,
  changeAddress,
  chooseDefaultAddress,
  quoteCheckout,
  removeAddress,
} from '@brightyard/contract/calls'
import type { Address, AddressInput } from '@brightyard/contract/entities'
import { useApi, useMutation, useQueryClient } from '@brightyard/runtime'
import { mutationOf, queriesOf } from '@brightyard/runtime/queries'
import { addressBookQuery } from './address-book.queries.ts'

/** Changes of the address book. Each answers with the whole book, and the checkout is quoted again. */
export function useAddressBook(userId: number) {
  const api = useApi()
  const queryClient = useQueryClient()
  async function onSuccess({ data }: { data: Address[] }) {
    queryClient.setQueryData(addressBookQuery(userId).queryKey, { data })
    await queryClient.invalidateQueries(queriesOf(quoteCheckout))
  }
  const remove = useMutation({ ...mutationOf(removeAddress), onSuccess })
  const makeDefault = useMutation({ ...mutationOf(chooseDefaultAddress), onSuccess })
  /** Resolves to the id of the address; throws what the form shows. */
  async function save(id: number | null, input: AddressInput): Promise<number> {
    if (id === null) {
      const added = await api.call(addAddress, input)
      await onSuccess(added)
      return added.id
    }
    await onSuccess(await api.call(changeAddress, { ...input, id }))
    return id
  }
  return { remove, makeDefault, save }
}
