import { expect, test } from '@jest/globals'
import { addressKey } from './address-key.ts'

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::1', '2001:db8:1:2::/64'],
  ['2001:db8::5', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::ffff:cb00:7107', '203.0.113.7'],
  ['0:0:0:0:0:ffff:203.0.113.7', '203.0.113.7'],
  ['64:ff9b::203.0.113.7', '64:ff9b:0:0::/64'],
  ['203.0.113.7:50123', '203.0.113.7'],
  ['"[2001:db8:1:2::5]:50123"', '2001:db8:1:2::/64'],
  ['[2001:db8:1:2::5]', '2001:db8:1:2::/64'],
  ['garbage-7', 'unknown'],
  ['', 'unknown'],
])('%s counts as %s', (address, key) => expect(addressKey(address)).toBe(key))

test('all networks of one line may count as one', () => {
  expect(addressKey('2001:db8:1:ff::5', 48)).toBe('2001:db8:1::/48')
  expect(addressKey('203.0.113.7', 48)).toBe('203.0.113.7')
})
