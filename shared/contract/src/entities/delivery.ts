import * as z from '@brightyard/contract/schema'

export const deliveryChoices = ['standard', 'express'] as const

/** One way to have a parcel sent. */
export const DeliveryOption = z.object({
  choice: z.enum(deliveryChoices),
  /** `Standard delivery`. */
  name: z.string(),
  /** The days it should come on, Sundays left out. */
  from: z.iso.date(),
  to: z.iso.date(),
  /** Tax-inclusive; 0 is free. */
  price_in_paise: z.int(),
  /** Free from this sum of items on; null when it never is. */
  free_from_in_paise: z.nullable(z.int()),
})
export type DeliveryOption = z.infer<typeof DeliveryOption>

/** What a PIN code means for a parcel. */
export const DeliveryEstimate = z.object({
  pincode: z.string(),
  /** False: we do not send there; then there are no options. */
  serviceable: z.boolean(),
  /** `Bengaluru and around`; empty where we do not send. */
  area: z.string(),
  /** For people: when, or that we do not send there. */
  message: z.string(),
  options: z.array(DeliveryOption),
})
export type DeliveryEstimate = z.infer<typeof DeliveryEstimate>
