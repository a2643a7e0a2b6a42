import { CampaignPayer } from '@brightyard/contract/calls'
import {
  AddressInput,
  type ChosenOptions,
  type MarketingCampaign,
} from '@brightyard/contract/entities'
import * as z from '@brightyard/contract/schema'

/** The order form before it is sent. */
export interface Draft {
  name: string
  contact: string
  accepts_terms: boolean
  /** These two where the campaign asks for them. */
  address?: AddressInput | undefined
  choices?: ChosenOptions[] | undefined
}

/** What the form of a campaign has to have. */
export const draftOf = ({ asks }: Pick<MarketingCampaign, 'asks'>) =>
  z.extend(CampaignPayer, {
    accepts_terms: z
      .boolean()
      .check(z.refine((accepted) => accepted, 'Please accept the terms of service to continue.')),
    address: asks.address ? AddressInput : z.optional(AddressInput),
    choices: z.optional(z.array(z.object(Object.fromEntries(asks.choices.map(choiceField))))),
  })

const choiceField = ({ key, options }: MarketingCampaign['asks']['choices'][number]) => [
  key,
  z.string().check(z.refine((one) => options.includes(one), 'Please choose one of these.')),
]
