import * as z from '@brightyard/contract/schema'
import { oneLine } from '../common/fields.ts'
import { addressKinds, indianStates } from './constants.ts'

const text = (most: number, missing: string) =>
  z
    .string()
    .check(
      oneLine(),
      z.minLength(1, missing),
      z.maxLength(most, `Please use at most ${most} characters.`),
    )

const optionalText = (most: number) =>
  z._default(
    z.string().check(oneLine(), z.maxLength(most, `Please use at most ${most} characters.`)),
    '',
  )

/** Six digits, the first of them not 0. */
export const PinCode = z
  .string()
  .check(oneLine(), z.regex(/^[1-9]\d{5}$/, 'Please enter a PIN code of six digits.'))

/** What a person enters; the mobile number in any usual form of India. */
export const AddressInput = z.object({
  kind: z._default(z.enum(addressKinds), 'home'),
  name: text(100, 'Please enter who receives the parcel.'),
  mobile: text(30, 'Please enter a mobile number for the courier.'),
  line1: text(120, 'Please enter house number and street.'),
  line2: optionalText(120),
  landmark: optionalText(120),
  city: text(80, 'Please enter a city.'),
  state: z.enum(indianStates, 'Please choose a state.'),
  pincode: PinCode,
})
export type AddressInput = z.infer<typeof AddressInput>

/** Where a parcel goes, as stored with an order. */
export const PostalAddress = z.object({
  kind: z.enum(addressKinds),
  name: z.string(),
  /** `+919876543210`. */
  mobile: z.string(),
  line1: z.string(),
  line2: z.string(),
  landmark: z.string(),
  city: z.string(),
  state: z.string(),
  pincode: z.string(),
})
export type PostalAddress = z.infer<typeof PostalAddress>

/** One entry of the address book. Exactly one is the default, if there is any. */
export const Address = z.extend(PostalAddress, { id: z.int(), is_default: z.boolean() })
export type Address = z.infer<typeof Address>
