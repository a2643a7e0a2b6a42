import type { CheckoutQuote, DeliveryOption } from '@brightyard/contract/entities'
import { formatPrice } from '@brightyard/contract/money'
import { Notice, Text } from '@brightyard/ui'
import { RadioGroup } from '@brightyard/ui/form'
import { deliveryDays } from '../../orders/order-labels.ts'
import { CheckoutPart } from './checkout-part.tsx'

interface DeliveryPartProps {
  quote: CheckoutQuote
  chosen: DeliveryOption['choice']
  onChoose: (choice: DeliveryOption['choice']) => void
}

/** How the parcel is sent. */
export function DeliveryPart({ quote, chosen, onChoose }: DeliveryPartProps) {
  const { delivery_options: options, delivery, address, problems } = quote
  const refusal = problems.find(({ code }) => code === 'not_serviceable')
  // The chosen delivery may not exist for this address: the server has then taken another one.
  const shown = options.some(({ choice }) => choice === chosen) ? chosen : delivery
  return (
    <CheckoutPart id="delivery" title="Delivery">
      {refusal ? (
        <Notice tone="warning">{refusal.message}</Notice>
      ) : !address ? (
        <Text color="fg.muted">Choose an address first to see how and when we can deliver.</Text>
      ) : (
        <RadioGroup
          legend="How fast?"
          name="delivery"
          cards
          value={shown}
          onValueChange={(value) => {
            const option = options.find(({ choice }) => choice === value)
            if (option) onChoose(option.choice)
          }}
          options={options.map((option) => ({
            value: option.choice,
            label: `${option.name}, ${priceOf(option)}`,
            help: [deliveryDays(option), hintOf(option)].filter(Boolean).join('. '),
          }))}
        />
      )}
    </CheckoutPart>
  )
}

const priceOf = ({ price_in_paise }: DeliveryOption) =>
  price_in_paise === 0 ? 'free' : formatPrice(price_in_paise)

const hintOf = ({ price_in_paise, free_from_in_paise }: DeliveryOption) =>
  price_in_paise > 0 && free_from_in_paise !== null
    ? `Free from ${formatPrice(free_from_in_paise)}`
    : ''
