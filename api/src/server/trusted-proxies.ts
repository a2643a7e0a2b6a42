import { BlockList, isIPv6 } from 'node:net'

export type TrustedProxies = (address: string) => boolean

/** Whose X-Forwarded-For is trusted: this machine, and the given networks (`10.0.0.0/8`, `192.168.1.7`). */
export function trustedProxies(networks: readonly string[]): TrustedProxies {
  const list = new BlockList()
  list.addSubnet('127.0.0.0', 8, 'ipv4')
  list.addAddress('::1', 'ipv6')
  for (const network of networks) {
    const [address = '', bits] = network.split('/')
    const family = isIPv6(address) ? 'ipv6' : 'ipv4'
    if (bits === undefined) list.addAddress(address, family)
    else list.addSubnet(address, Number(bits), family)
  }
  return (address) => {
    const plain = address.replace(/^::ffff:(?=\d+\.)/, '')
    return list.check(plain, isIPv6(plain) ? 'ipv6' : 'ipv4')
  }
}
