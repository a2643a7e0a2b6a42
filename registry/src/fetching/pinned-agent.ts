import { lookup, type LookupAddress } from 'node:dns'
import type { LookupFunction } from 'node:net'
import { callbackify } from 'node:util'
import { Agent } from 'undici'
import { isLoopbackName } from '../checks/origin.check.ts'
import { isLoopbackAddress, isPrivateAddress } from './private-address.ts'

/** Every address of a name. */
export type Resolve = (host: string) => Promise<readonly LookupAddress[]>

const resolveBySystem: Resolve = (host) =>
  new Promise((resolve, reject) => {
    lookup(host, { all: true }, (error, addresses) => (error ? reject(error) : resolve(addresses)))
  })

/** A name led to a place where releases may not come from. */
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
 * Connects to the very addresses that it has looked at. A name is asked for once per connection and the
 * answer that was judged is the one that is connected to, so a name server that answers differently the next
 * time (DNS rebinding) gains nothing. An address given as digits is not looked up: whoever put it on the list of
 * origins has seen where it leads.
 */
export function pinnedAgent(resolve: Resolve = resolveBySystem): Agent {
  return new Agent({ connect: { lookup: judgedLookup(resolve) }, connections: 8 })
}

export function judgedLookup(resolve: Resolve): LookupFunction {
  const judged = callbackify(async (host: string) => judge(host, await resolve(host)))
  return (host, options, done) =>
    judged(host, (error, addresses) => {
      if (error) done(error, '')
      else if (options.all) done(null, addresses)
      else done(null, addresses[0].address, addresses[0].family)
    })
}

/** One bad address among good ones is reason enough: which of them is tried is left to chance. */
function judge(
  host: string,
  [first, ...others]: readonly LookupAddress[],
): [LookupAddress, ...LookupAddress[]] {
  if (!first) throw new Error(`${host} has no address`)
  const isAllowed = isLoopbackName(host)
    ? isLoopbackAddress
    : (address: string) => !isPrivateAddress(address)
  const bad = [first, ...others].find(({ address }) => !isAllowed(address))
  if (bad) throw new PrivateAddress(host, bad.address)
  return [first, ...others]
}
