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

/** A guardian, a desk or its author may take a post away: the edge keeps its pages for half a minute only. */
const meta = { keepPage: 'briefly' }

export const postsQuery = queryOf(listPublicPosts, {}, { meta })

export const postQuery = (slug: string) =>
  queryOf(getPublicPost, { slug }, { mapError: toPageNotFound, meta })
