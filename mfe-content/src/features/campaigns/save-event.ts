import type { CampaignEvent, CampaignPayment } from '@brightyard/contract/entities'
import { withTimeZones } from '@brightyard/contract/calendar'
import { contentPaths } from '@brightyard/contract/paths'
import { homeZone } from '@brightyard/runtime'
import { createEvent } from 'ics'
import { saveTextFile } from '../../links/save-text-file.ts'

type Ordered = Pick<CampaignPayment, 'order_code' | 'campaign' | 'package'>

/** A calendar file (RFC 5545) of what was ordered; the same event as in the API's own file. */
export function eventFile(
  { order_code, campaign, ...ordered }: Ordered,
  event: CampaignEvent,
  origin: string,
) {
  const { value, error } = createEvent({
    productId: 'brightyard/campaigns',
    uid: `campaign-${order_code}@brightyard`,
    title: campaign.title,
    description: `${ordered.package}, order ${order_code}`,
    location: campaign.place,
    url: origin + contentPaths.campaign.to({ slug: campaign.slug }),
    start: Date.parse(event.starts_at),
    end: Date.parse(event.ends_at),
    startInputType: 'utc',
    startOutputType: 'utc',
    endInputType: 'utc',
    endOutputType: 'utc',
  })
  if (!value) throw new Error('The date cannot be written down.', { cause: error })
  return withTimeZones(value, [homeZone])
}

export const saveEvent = (payment: Ordered, event: CampaignEvent) =>
  saveTextFile(
    'calendar',
    `campaign-${payment.order_code}.ics`,
    eventFile(payment, event, location.origin),
  )
