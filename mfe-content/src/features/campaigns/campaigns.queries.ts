import {
  getMarketingCampaign,
  listMarketingCampaigns,
  readCampaignPayment,
} from '@brightyard/contract/calls'
import { apiOf, toPageNotFound } from '@brightyard/runtime'
import { pauseAfter } from '@brightyard/runtime/payments'
import { customQuery, queryOf } from '@brightyard/runtime/queries'
import { secretOf } from './order-secret.ts'

export const campaignsQuery = queryOf(listMarketingCampaigns, { maxRows: 50 })

export const campaignQuery = (slug: string) =>
  queryOf(getMarketingCampaign, { slug }, { mapError: toPageNotFound })

/** Its key has the order's number alone: the secret stays out of every cache. */
export const campaignPaymentQuery = (order_code: string) =>
  customQuery(
    'campaign payment',
    { order_code },
    ({ client }) =>
      apiOf(client).call(readCampaignPayment, { order_code, ...secretOf(order_code) }),
    {
      retry: false,
      staleTime: 5000,
      refetchOnWindowFocus: true, // the person may come back from the bank's own page
      refetchInterval: ({ state }) =>
        state.data?.status === 'pending'
          ? pauseAfter(state.dataUpdateCount + state.errorUpdateCount)
          : false,
    },
  )
