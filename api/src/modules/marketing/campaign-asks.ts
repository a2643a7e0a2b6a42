import type { AddressInput, ChosenOptions, PostalAddress } from '@brightyard/contract'
import type { marketingCampaigns } from '../../database/schema/marketing.schema.ts'
import { invalidInput } from '../../server/api-problem.ts'
import { readContact } from '../countries/contact.ts'

type Asking = Pick<typeof marketingCampaigns.$inferSelect, 'asksAddress' | 'choices'>

interface Given {
  address?: AddressInput | undefined
  choices?: readonly ChosenOptions[] | undefined
}

interface Answers {
  address: PostalAddress | null
  choices: ChosenOptions[]
}

/**
 * What an order says of what its campaign asks, for so many pieces; 422 with a sentence for each answer that is missing
 * or none of the options. What was not asked is left out, so that it is not stored.
 */
export function answersOf(campaign: Asking, given: Given, pieces: number): Answers {
  const refused: Record<string, string> = {}
  const address = campaign.asksAddress ? addressOf(given.address, refused) : null
  const choices = campaign.choices.length > 0 ? choicesOf(campaign, given, pieces, refused) : []
  if (Object.keys(refused).length > 0) throw invalidInput(refused)
  return { address, choices }
}

type Refused = Record<string, string>

function addressOf(address: AddressInput | undefined, refused: Refused): PostalAddress | null {
  if (!address) {
    refused['address'] = 'Please enter where we should send it.'
    return null
  }
  const contact = readContact(address.mobile)
  if (contact?.kind === 'mobile') return { ...address, mobile: contact.value }
  refused['address.mobile'] = 'Please enter a valid mobile number.'
  return null
}

const choicesOf = (
  { choices }: Asking,
  given: Given,
  pieces: number,
  refused: Refused,
): ChosenOptions[] =>
  Array.from({ length: pieces }, (_, piece) => {
    const chosen = new Map(Object.entries(given.choices?.[piece] ?? {}))
    return Object.fromEntries(
      choices.map(({ key, options }) => {
        const option = chosen.get(key) ?? ''
        if (!options.includes(option))
          refused[`choices.${piece}.${key}`] = 'Please choose one of these.'
        return [key, option]
      }),
    )
  })
