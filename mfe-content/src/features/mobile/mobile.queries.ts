import {
  getMarketingCampaign,
  getPublicPost,
  listMarketingCampaigns,
  listPublicPosts,
} from '@brightyard/contract/calls'
import { toPageNotFound } from '@brightyard/runtime'
import { queryOf } from '@brightyard/runtime/queries'

export const campaignsQuery = queryOf(listMarketingCampaigns, { maxRows: 50 })

export const campaignQuery = (slug: string) =>
  queryOf(getMarketingCampaign, { slug }, { mapError: toPageNotFound })

export const postsQuery = queryOf(listPublicPosts, {})

export const postQuery = (slug: string) =>
  queryOf(getPublicPost, { slug }, { mapError: toPageNotFound })
