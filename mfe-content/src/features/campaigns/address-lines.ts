import { type PostalAddress, spacedMobile } from '@brightyard/contract/entities'

/** Where a parcel goes, as it is written on it. */
export const addressLines = ({ name, mobile, city, pincode, state, ...rest }: PostalAddress) =>
  [
    name,
    rest.line1,
    rest.line2,
    rest.landmark,
    `${city} ${pincode}`,
    state,
    spacedMobile(mobile),
  ].filter(Boolean)
