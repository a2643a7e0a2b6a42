import type { MarketingCampaignCard } from '@brightyard/contract/entities'
import { formatPrice } from '@brightyard/contract/money'

export const priceFrom = ({ price_from_in_paise: price, state }: MarketingCampaignCard) => {
  if (price === null || state === 'over') return null
  return price === 0 ? 'Free to join' : `From ${formatPrice(price)}`
}
