import { BlockList, isIP, isIPv6 } from 'node:net'

/** Whether an address belongs to a proxy whose X-Forwarded-* headers are trusted. */
export type TrustedProxies = (address: string) => boolean

/**
 * Whose X-Forwarded-* headers are trusted: this machine, and the given networks (`10.0.0.0/8`, `192.168.1.7`,
 * `fd00::/8`). Everyone else may claim any address there, so theirs count for nothing. Throws where an entry is no
 * network.
 */
export function trustedProxies(networks: readonly string[]): TrustedProxies {
  const list = new BlockList()
  list.addSubnet('127.0.0.0', 8, 'ipv4')
  list.addAddress('::1', 'ipv6')
  for (const network of networks) {
    const [address = '', bits] = network.split('/')
    const family = isIPv6(address) ? 'ipv6' : 'ipv4'
    const most = family === 'ipv6' ? 128 : 32
    if (isIP(address) === 0 || (bits !== undefined && !(/^\d+$/.test(bits) && +bits <= most)))
      throw new Error(`“${network}” is no network: write 10.0.0.0/8, or one address.`)
    if (bits === undefined) list.addAddress(address, family)
    else list.addSubnet(address, Number(bits), family)
  }
  return (address) => {
    const plain = address.replace(/^::ffff:(?=\d+\.)/, '')
    return isIP(plain) !== 0 && list.check(plain, isIPv6(plain) ? 'ipv6' : 'ipv4')
  }
}

/** The networks of a setting, separated by commas. */
export const readNetworks = (setting: string): string[] =>
  setting
    .split(',')
    .map((network) => network.trim())
    .filter(Boolean)

/** Whether a setting lists networks; a server with another one refuses to start. */
export function isNetworkList(setting: string): boolean {
  try {
    trustedProxies(readNetworks(setting))
    return true
  } catch {
    return false
  }
}
