import { lookup, type LookupAddress } from 'node:dns'
import type { LookupFunction } from 'node:net'
import { callbackify } from 'node:util'
import { Agent } from 'undici'
import { isLoopbackName } from '../checks/origin.check.ts'
import { isInternalAddress, isLoopbackAddress, isPrivateAddress } from './private-address.ts'

/** Every address of a name. */
export type Resolve = (host: string) => Promise<readonly LookupAddress[]>

const resolveBySystem: Resolve = (host) =>
  new Promise((resolve, reject) => {
    lookup(host, { all: true }, (error, addresses) => (error ? reject(error) : resolve(addresses)))
  })

/** A name resolved to an address that is not allowed. */
export class PrivateAddress extends Error {
  readonly host: string
  readonly address: string

  constructor(host: string, address: string) {
    super(`${host} leads to ${address}`)
    this.host = host
    this.address = address
  }
}

/**
 * Connects only to addresses that it has checked. A name is resolved once per connection and the
 * checked address is the one that is connected to, so a name server that responds differently the next
 * time (DNS rebinding) gains nothing. An IP address is not resolved: listing it as
 * an allowed origin was a deliberate choice. Internal hosts may lead into the operator's own network.
 */
export function pinnedAgent(
  resolve: Resolve = resolveBySystem,
  internalHosts: readonly string[] = [],
): Agent {
  return new Agent({ connect: { lookup: checkedLookup(resolve, internalHosts) }, connections: 8 })
}

export function checkedLookup(
  resolve: Resolve,
  internalHosts: readonly string[] = [],
): LookupFunction {
  const checked = callbackify(async (host: string) =>
    check(host, await resolve(host), internalHosts.includes(host)),
  )
  return (host, options, done) =>
    checked(host, (error, addresses) => {
      if (error) done(error, '')
      else if (options.all) done(null, addresses)
      else done(null, addresses[0].address, addresses[0].family)
    })
}

/** One disallowed address is enough to refuse: which one would be used is unpredictable. */
function check(
  host: string,
  [first, ...others]: readonly LookupAddress[],
  isInternal: boolean,
): [LookupAddress, ...LookupAddress[]] {
  if (!first) throw new Error(`${host} has no address`)
  const isAllowed = isLoopbackName(host)
    ? isLoopbackAddress
    : (address: string) => !isPrivateAddress(address) || (isInternal && isInternalAddress(address))
  const bad = [first, ...others].find(({ address }) => !isAllowed(address))
  if (bad) throw new PrivateAddress(host, bad.address)
  return [first, ...others]
}
