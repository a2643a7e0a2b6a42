import type {
  MarketingCampaign,
  MarketingCampaignCard,
  SentParcel,
} from '@brightyard/contract/entities'
import { formatMoney, formatPrice } from '@brightyard/contract/money'

export const priceFrom = ({ price_from_in_paise: price, state }: MarketingCampaignCard) => {
  if (price === null || state === 'over') return null
  return price === 0 ? 'Free to join' : `From ${formatPrice(price)}`
}

/** What is paid in all, to the paisa. */
export const sumText = (paise: number) => (paise === 0 ? 'Free' : formatMoney(paise))

/** As on a slip of the post: `India Post, parcel EK123456789IN`. */
export const parcelText = ({ carrier, number }: NonNullable<SentParcel['parcel']>) =>
  `${carrier}, parcel ${number}`

interface Words {
  /** One of them, before its number. */
  one: string
  /** The way to order. */
  order: string
  choose: string
  notYet: string
  /** More than one, as in a sentence's beginning. */
  many: string
  /** The headline once it is paid. */
  paid: string
  /** Names what the order stands for. */
  yours: string
}

/** How a page speaks of what its campaign sells. */
export const wordsOfSold: Readonly<Record<MarketingCampaign['sells'], Words>> = {
  place: {
    one: 'Place',
    order: 'Book a place',
    choose: 'Choose your place',
    notYet: 'Places cannot be booked yet',
    many: 'Places',
    paid: 'You are in',
    yours: 'Your place',
  },
  pass: {
    one: 'Pass',
    order: 'Get your pass',
    choose: 'Choose your pass',
    notYet: 'Passes are not on sale yet',
    many: 'Passes',
    paid: 'You are in',
    yours: 'Your pass',
  },
  box: {
    one: 'Box',
    order: 'Order a box',
    choose: 'Choose your box',
    notYet: 'Boxes cannot be ordered yet',
    many: 'Boxes',
    paid: 'Thank you for your order',
    yours: 'Your box',
  },
  lantern: {
    one: 'Lantern',
    order: 'Get your lantern',
    choose: 'Choose your lantern',
    notYet: 'Lanterns are not on sale yet',
    many: 'Lanterns',
    paid: 'Thank you for your order',
    yours: 'Your lantern',
  },
}

/** How the picture hangs: a night as a window, a ticket as a snapshot, a parcel flat on its paper. */
export const frames = {
  place: { borderRadius: '2xl', overflow: 'hidden', boxShadow: 'lg' },
  lantern: { borderRadius: '2xl', overflow: 'hidden', transform: { md: 'rotate(-1.5deg)' } },
  pass: {
    bg: 'bg.panel',
    p: '3',
    pb: '8',
    borderRadius: 'lg',
    transform: { md: 'rotate(2.5deg)' },
    boxShadow: 'lg',
  },
  box: { borderWidth: '3px', borderStyle: 'dashed', borderColor: 'currentColor', p: '3' },
} as const
