/** @jest-environment node */
import { expect, test } from '@jest/globals'
import { isNetworkList, readNetworks, trustedProxies } from './trusted-proxies.ts'

const isTrusted = trustedProxies(readNetworks('10.0.0.0/8, 192.168.1.7,fd00::/8'))

test.each(['127.0.0.1', '::1', '::ffff:127.0.0.1', '10.9.8.7', '192.168.1.7', 'fd12::1'])(
  '%s is trusted',
  (address) => expect(isTrusted(address)).toBe(true),
)

test.each([
  '203.0.113.9',
  '11.0.0.1',
  '192.168.1.8',
  'fe80::1',
  '::ffff:203.0.113.9',
  'unknown',
  '',
])('%s is not', (address) => expect(isTrusted(address)).toBe(false))

test('without a setting only this machine is', () => {
  const isNear = trustedProxies(readNetworks(''))
  expect([isNear('127.0.0.1'), isNear('10.0.0.1')]).toEqual([true, false])
})

test.each(['10.0.0.0/33', 'everyone', '10.0.0/8', 'fd00::/129', '10.0.0.0/'])(
  'the setting %s is refused, with a sentence',
  (setting) => {
    expect(isNetworkList(setting)).toBe(false)
    expect(() => trustedProxies([setting])).toThrow(/is no network: write 10\.0\.0\.0\/8/)
  },
)
