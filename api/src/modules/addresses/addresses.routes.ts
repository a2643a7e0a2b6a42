import {
  addAddress,
  changeAddress,
  chooseDefaultAddress,
  listAddresses,
  removeAddress,
} from '@brightyard/contract'
import type { AddressInput, PostalAddress } from '@brightyard/contract'
import type { FastifyInstance } from 'fastify'
import { lockPerson } from '../../server/lock-person.ts'
import { conflict, invalidInput, notFound } from '../../server/api-problem.ts'
import { registerCall } from '../../server/register-call.ts'
import type { Services } from '../../server/services.ts'
import { readContact } from '../countries/contact.ts'
import {
  addTo,
  changeTo,
  findAddress,
  makeDefault,
  maxAddresses,
  readBook,
  removeFrom,
} from './address.repository.ts'

export function addressesRoutes(app: FastifyInstance, { db, now }: Services) {
  registerCall(app, listAddresses, async (actor) => ({ data: await readBook(actor, db) }))

  registerCall(app, addAddress, async (actor, { is_default, ...input }) => {
    const address = checkedAddress(input)
    const id = await db.transaction(async (tx) => {
      await lockPerson(actor, tx)
      const book = await readBook(actor, tx)
      if (book.length >= maxAddresses) {
        const message = `Your address book is full: it holds ${maxAddresses}. Please delete one first.`
        throw conflict('address_book_full', message)
      }
      const added = await addTo(actor, tx, address, now())
      if (is_default || book.length === 0) await makeDefault(actor, tx, added)
      return added
    })
    return { id, data: await readBook(actor, db) }
  })

  registerCall(app, changeAddress, async (actor, { id, ...input }) => {
    if (!(await changeTo(actor, db, id, checkedAddress(input)))) throw notFound('this address')
    return { data: await readBook(actor, db) }
  })

  registerCall(app, removeAddress, async (actor, { id }) => {
    await db.transaction(async (tx) => {
      await lockPerson(actor, tx)
      if (!(await removeFrom(actor, tx, id))) throw notFound('this address')
      const [first] = await readBook(actor, tx)
      if (first && !first.is_default) await makeDefault(actor, tx, first.id)
    })
    return { data: await readBook(actor, db) }
  })

  registerCall(app, chooseDefaultAddress, async (actor, { id }) => {
    await db.transaction(async (tx) => {
      await lockPerson(actor, tx)
      if (!(await findAddress(actor, tx, id))) throw notFound('this address')
      await makeDefault(actor, tx, id)
    })
    return { data: await readBook(actor, db) }
  })
}

function checkedAddress(input: AddressInput): PostalAddress {
  const contact = readContact(input.mobile)
  if (contact?.kind !== 'mobile')
    throw invalidInput({ mobile: 'Please enter a valid mobile number.' })
  return { ...input, mobile: contact.value }
}
