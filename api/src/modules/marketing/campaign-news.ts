import type { CampaignEvent, MarketingCampaign } from '@brightyard/contract'
import type { News } from '../orders/line-kinds.ts'
import type { OrderRow } from '../orders/order-steps.ts'
import { eventOf } from './marketing.repository.ts'
import type { findOrdered } from './marketing.repository.ts'

/** Where campaigns take place, and by whose clock their hours are said. */
export const indiaZone = 'Asia/Kolkata'

const dayAndTime = new Intl.DateTimeFormat('en-IN', {
  timeZone: indiaZone,
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'short',
})

/** `Saturday, 5 December 2026 at 5:30 pm IST` */
const startText = ({ starts_at }: CampaignEvent) => dayAndTime.format(new Date(starts_at))

type Ordered = Awaited<ReturnType<typeof findOrdered>> & {
  sells: MarketingCampaign['sells']
  /** Where it is sent; null where it is not. */
  city: string | null
}

/** Both are null where a letter has no number. */
type Parcel = Pick<OrderRow, 'carrier' | 'parcelNumber'>

const todo: Readonly<Record<MarketingCampaign['sells'], string>> = {
  place: 'Show your order number at the entrance.',
  pass: 'Show your order number at the entrance.',
  box: 'Keep your order number for questions.',
  lantern: 'Show your order number where the lanterns are handed out.',
}

/** What a buyer reads of a paid order: for what it is, when and where, and what to do with it. */
export function paidNewsOf({ campaign, pack, held, sells, city }: Ordered): News {
  const event = eventOf(campaign, pack)
  const isSent = sells === 'box'
  const where = isSent ? sentText(city) : `${campaign.place}.`
  const chosen = held.choices.map((one) =>
    campaign.choices.flatMap(({ key }) => one[key] ?? []).join(', '),
  )
  return {
    title: isSent || sells === 'lantern' ? 'Thank you for your order' : 'You are in',
    text: [
      `${campaign.title}: ${held.quantity} × ${pack.name}.`,
      event && `${startText(event)}.`,
      where,
      chosen.length > 0 && `You chose ${chosen.join('; ')}.`,
      todo[sells],
    ]
      .filter(Boolean)
      .join(' '),
  }
}

/** What a buyer reads once it is in the post. */
export function sentNewsOf({ campaign, pack, held, city }: Ordered, parcel: Parcel): News {
  const parcelText = [parcel.carrier, parcel.parcelNumber && `parcel ${parcel.parcelNumber}`]
    .filter(Boolean)
    .join(', ')
  return {
    title: 'Your order is on its way',
    text: [
      `${campaign.title}: ${held.quantity} × ${pack.name}.`,
      sentText(city),
      parcelText && `${parcelText}.`,
    ]
      .filter(Boolean)
      .join(' '),
  }
}

const sentText = (city: string | null) =>
  city ? `It comes by post to ${city}.` : 'It comes by post.'
