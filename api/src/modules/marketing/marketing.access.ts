import {
  checkCampaignPayment,
  exportCampaignOrders,
  getMarketingCampaign,
  listCampaignOrders,
  listMarketingCampaigns,
  openCampaignInvoice,
  orderCampaign,
  readCampaignPayment,
  sendCampaignOrder,
  startCampaignPayment,
} from '@brightyard/contract'
import { adminOnly, everyone } from '../../testing/access/access-row.ts'
import type { AccessRow, Outcomes, Signed, World } from '../../testing/access/access-row.ts'
import { chooseAtGateway } from '../../testing/checkout-factories.ts'
import {
  aCampaign,
  anOrderedPackage,
  anOrderedBox,
  aWish,
} from '../../testing/marketing-factories.ts'

/** Without the secret, so that only the session decides. */
async function anOrder({ api, callers }: World, whose: Signed) {
  const { order_code } = await anOrderedPackage(api, callers[whose])
  return { order_code }
}

async function aPaidOrder({ api, callers }: World, whose: Signed) {
  const { order_code, payment } = await anOrderedPackage(api, callers[whose])
  await chooseAtGateway(api, payment?.gateway_url ?? '', 'success')
  return { order_code }
}

/** A visitor too gets no more than that there is none. */
const buyerOnly: Outcomes = { owner: 200, others: 404 }
const own = { 'other guardian': 200, vendor: 200 } as const

export const marketingAccess: readonly AccessRow[] = [
  { call: listMarketingCampaigns, outcomes: everyone },
  {
    call: getMarketingCampaign,
    given: async ({ api }) => ({ slug: (await aCampaign(api)).campaign.slug }),
    outcomes: everyone,
  },
  {
    call: orderCampaign,
    given: async ({ api }) => aWish(await aCampaign(api)),
    outcomes: { student: 403, others: 200 },
  },
  { call: readCampaignPayment, given: anOrder, outcomes: buyerOnly, own },
  { call: checkCampaignPayment, given: anOrder, outcomes: buyerOnly, own },
  { call: startCampaignPayment, given: anOrder, outcomes: buyerOnly, own },
  { call: openCampaignInvoice, given: aPaidOrder, outcomes: buyerOnly, own },
  { call: listCampaignOrders, outcomes: adminOnly },
  { call: exportCampaignOrders, outcomes: adminOnly },
  {
    call: sendCampaignOrder,
    given: async ({ api }) => {
      const { order_code, gatewayUrl } = await anOrderedBox(api)
      await chooseAtGateway(api, gatewayUrl, 'success')
      return { order_code }
    },
    outcomes: adminOnly,
  },
]
