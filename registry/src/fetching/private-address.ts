import { BlockList, isIP } from 'node:net'

/** Ranges outside the public internet (IANA's special-purpose registries), including IPv4 embedded in IPv6. */
const ranges: readonly [address: string, prefix: number][] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
  ['::', 127],
  // Ways to reach an IPv4 address by an IPv6 one: translation, 6to4, Teredo
  ['64:ff9b::', 96],
  ['64:ff9b:1::', 48],
  ['2002::', 16],
  ['2001::', 23],
  ['100::', 64],
  ['2001:db8::', 32],
  ['fc00::', 7],
  ['fe80::', 10],
  ['fec0::', 10],
  ['ff00::', 8],
]

const familyOf = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4')

const blocked = new BlockList()
for (const [address, prefix] of ranges) blocked.addSubnet(address, prefix, familyOf(address))

/** What networks of one's own are made of: neither this machine nor the services of its cloud. */
const internal = new BlockList()
internal.addSubnet('10.0.0.0', 8)
internal.addSubnet('172.16.0.0', 12)
internal.addSubnet('192.168.0.0', 16)
internal.addSubnet('100.64.0.0', 10)
internal.addSubnet('fc00::', 7, 'ipv6')

const loopback = new BlockList()
loopback.addSubnet('127.0.0.0', 8)
loopback.addAddress('::1', 'ipv6')

/** Whether an IP address is private: a machine, an office, a data centre. */
export const isPrivateAddress = (address: string) => blocked.check(address, familyOf(address))

export const isLoopbackAddress = (address: string) => loopback.check(address, familyOf(address))

/** Whether an IP address belongs to a network of one's own, as of containers or an office. */
export const isInternalAddress = (address: string) => internal.check(address, familyOf(address))
