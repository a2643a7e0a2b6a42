import type { AddressInput } from '@brightyard/contract/entities'
import type * as z from '@brightyard/contract/schema'

/** What stands in the fields of an address, before it is checked. */
export type AddressDraft = z.input<typeof AddressInput>
