import { ApiError, data, type PageContext, pageNotFound } from '@brightyard/runtime'
import { campaignQuery, sharedEntryQuery } from '../../stage/talent.queries.ts'

const isUnknown = (error: unknown) =>
  error instanceof ApiError && ['not-found', 'invalid'].includes(error.kind)

/** The entry, and its campaign for colours and poster. One that is not shown gives a page of its own, with 404. */
export async function loadEntry({ params, queryClient }: PageContext) {
  if (!/^[1-9]\d{0,8}$/.test(params['id'] ?? '')) throw pageNotFound()
  try {
    const entry = await queryClient.ensureQueryData(sharedEntryQuery(Number(params['id'])))
    await queryClient.prefetchQuery(campaignQuery(entry.campaign.slug))
  } catch (error) {
    if (isUnknown(error)) {
      const wasShown = error instanceof ApiError && error.code === 'gone'
      return data({ isGone: true, wasShown }, { status: 404 })
    }
  }
  return { isGone: false, wasShown: true }
}
