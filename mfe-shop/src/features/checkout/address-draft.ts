import type { AddressInput } from '@brightyard/contract/entities'
import type * as z from '@brightyard/contract/schema'

/** The fields of an address before validation. */
export type AddressDraft = z.input<typeof AddressInput>
