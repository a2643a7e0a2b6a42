import type { PostalAddress } from '@brightyard/contract'

/** Where the guardians' parcels go. */
export const homes: Record<'guardian' | 'guardian2', PostalAddress> = {
  guardian: {
    kind: 'home',
    name: 'Meera Nair',
    mobile: '+919876500001',
    line1: 'Flat 4B, Gulmohar Court',
    line2: '18, 3rd Cross, Koramangala',
    landmark: 'Opposite the lending library',
    city: 'Bengaluru',
    state: 'Karnataka',
    pincode: '560034',
  },
  guardian2: {
    kind: 'home',
    name: 'Imran Qureshi',
    mobile: '+919876500002',
    line1: '7, Lotus Lane',
    line2: 'Banjara Hills',
    landmark: '',
    city: 'Hyderabad',
    state: 'Telangana',
    pincode: '500034',
  },
}

export const work: PostalAddress = {
  ...homes.guardian,
  kind: 'work',
  line1: 'Third floor, Cubbon Arcade',
  line2: 'Residency Road',
  landmark: '',
  pincode: '560025',
}
