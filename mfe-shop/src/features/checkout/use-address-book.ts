import {
  addAddress,
  changeAddress,
  chooseDefaultAddress,
  removeAddress,
} from '@brightyard/contract/calls'
import type { Address, AddressInput } from '@brightyard/contract/entities'
import { useApi, useMutation, useQueryClient } from '@brightyard/runtime'
import { checkoutKey } from '../../checkout/checkout-key.ts'
import { addressBookQuery } from './checkout.queries.ts'

/** Changes of the address book; each answers the whole book, and the checkout is reckoned anew. */
export function useAddressBook(userId: number) {
  const api = useApi()
  const queryClient = useQueryClient()
  async function take<Answer extends { data: Address[] }>(answer: Answer): Promise<Answer> {
    queryClient.setQueryData(addressBookQuery(userId).queryKey, answer.data)
    await queryClient.invalidateQueries({ queryKey: checkoutKey(userId) })
    return answer
  }
  const remove = useMutation({
    mutationFn: async (id: number) => take(await api.call(removeAddress, { id })),
  })
  const makeDefault = useMutation({
    mutationFn: async (id: number) => take(await api.call(chooseDefaultAddress, { id })),
  })
  /** Answers the id of the address; throws what the form shows. */
  async function save(id: number | null, input: AddressInput): Promise<number> {
    if (id === null) return (await take(await api.call(addAddress, input))).id
    await take(await api.call(changeAddress, { ...input, id }))
    return id
  }
  return { remove, makeDefault, save }
}
