import { isIPv6 } from 'node:net'

/** What an IP address counts as in limits: itself, or its IPv6 network of 64 bits, which a provider gives a customer whole. */
export function addressKey(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '')
  if (!isIPv6(plain)) return plain
  const [head = '', tail = ''] = plain.replace(/%.*$/, '').split('::')
  const groups = (text: string) => text.split(':').filter(Boolean)
  const [before, after] = [groups(head), groups(tail)]
  const zeros = Array.from({ length: Math.max(0, 8 - before.length - after.length) }, () => '0')
  const network = [...before, ...zeros, ...after].slice(0, 4)
  return `${network.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`
}
