import { createHmac, hkdfSync } from 'node:crypto'
import { addressKey } from '@brightyard/observability'
import { addressGroups } from '@brightyard/contract/telemetry'

/**
 * The group of an address, from 1: always the same, for all edges with the same secret, and shared by so many others
 * that it names nobody. The registry lets no group weigh more than a small part when it compares two sets. An IPv6
 * line counts by its /48: customers often get a /56, which holds 256 networks of 64 bits.
 */
export function addressGrouping(secret: string): (address: string) => number {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'brightyard address groups', 32))
  return (address) =>
    1 +
    (createHmac('sha256', key).update(addressKey(address, 48)).digest().readUInt32BE() %
      addressGroups)
}
