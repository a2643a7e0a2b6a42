import { isIP, isIPv6 } from 'node:net'

/** As some proxies write it: in quotes or brackets, with the port of the connection. */
const withoutPort = (address: string) =>
  address
    .trim()
    .replaceAll('"', '')
    .replace(/^\[(.*)\](?::\d+)?$|^([\d.]+):\d+$/, '$1$2')

/** The eight groups of an IPv6 address, as numbers; an IPv4 address at its end counts for two. */
function groupsOf(address: string) {
  const inHex = address.replace(/(\d+)\.(\d+)\.(\d+)\.(\d+)$/, (_, ...bytes: string[]) => {
    const [a = 0, b = 0, c = 0, d = 0] = bytes.slice(0, 4).map(Number)
    return `${(a * 256 + b).toString(16)}:${(c * 256 + d).toString(16)}`
  })
  const [head = '', tail = ''] = inHex.split('::')
  const groups = (text: string) =>
    text
      .split(':')
      .filter(Boolean)
      .map((group) => Number.parseInt(group, 16))
  const [before, after] = [groups(head), groups(tail)]
  const zeros = Array.from({ length: Math.max(0, 8 - before.length - after.length) }, () => 0)
  return [...before, ...zeros, ...after]
}

/**
 * What an IP address counts as: itself, or its IPv6 network of so many bits. In limits that is 64, the least that a line
 * has; a provider may give one customer up to 48. A port does not count, and whatever is no address is one and the same.
 */
export function addressKey(address: string, bits: 48 | 64 = 64): string {
  const plain = withoutPort(address).replace(/%.*$/, '')
  if (!isIPv6(plain)) return isIP(plain) === 0 ? 'unknown' : plain
  const groups = groupsOf(plain)
  const [high = 0, low = 0] = groups.slice(6)
  // An IPv4 address in the clothes of IPv6.
  if (groups.slice(0, 6).join(':') === '0:0:0:0:0:65535')
    return [high >> 8, high & 255, low >> 8, low & 255].join('.')
  const network = groups.slice(0, bits / 16).map((group) => group.toString(16))
  return `${network.join(':')}::/${bits}`
}
