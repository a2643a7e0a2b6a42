import { type Address, type PostalAddress, spacedMobile } from '@brightyard/contract/entities'

export const addressKindLabels: Record<PostalAddress['kind'], string> = {
  home: 'Home',
  work: 'Work',
  other: 'Other',
}

/** `Asha Verma · Home · default`. */
export const addressName = ({ name, kind, is_default }: Address) =>
  [name, addressKindLabels[kind], is_default ? 'default' : ''].filter(Boolean).join(' · ')

/** Everything below the name, in one line. */
export const addressText = ({
  line1,
  line2,
  landmark,
  city,
  state,
  pincode,
  mobile,
}: PostalAddress) =>
  [line1, line2, landmark, `${city} ${pincode}`, state, spacedMobile(mobile)]
    .filter(Boolean)
    .join(', ')
