import { createHmac, hkdfSync } from 'node:crypto'
import { addressKey } from '@brightyard/observability'
import { addressGroups } from '@brightyard/contract/telemetry'

/**
 * The group of an address, from 1: always the same, for all edges with the same secret, and shared by so many others
 * that it names nobody. The registry lets no group weigh more than a small part when it compares two sets.
 */
export function addressGrouping(secret: string): (address: string) => number {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'brightyard address groups', 32))
  return (address) =>
    1 +
    (createHmac('sha256', key).update(addressKey(address)).digest().readUInt32BE() % addressGroups)
}
