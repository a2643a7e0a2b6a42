import { expect, test } from '@jest/globals'
import { isInternalAddress, isPrivateAddress } from './private-address.ts'

test.each([
  '127.0.0.1',
  '10.1.2.3',
  '172.31.255.255',
  '192.168.0.1',
  '169.254.169.254',
  '100.64.0.1',
  '0.0.0.0',
  '255.255.255.255',
  '::1',
  '::',
  'fd00::1',
  'fe80::1',
  '::ffff:10.0.0.1',
  '::ffff:7f00:1',
  '64:ff9b::a00:1',
  '2002:a00:1::',
])('%s is no place for releases', (address) => {
  expect(isPrivateAddress(address)).toBe(true)
})

test.each(['93.184.215.14', '172.32.0.1', '100.128.0.1', '2606:2800:21f::1', '::ffff:8.8.8.8'])(
  '%s is a public address',
  (address) => {
    expect(isPrivateAddress(address)).toBe(false)
  },
)

test.each([
  ['10.89.0.7', true],
  ['172.18.0.3', true],
  ['fd00::3', true],
  ['127.0.0.1', false],
  ['169.254.169.254', false],
  ['fe80::1', false],
])('%s may be a server of the own network: %s', (address, expected) => {
  expect(isInternalAddress(address)).toBe(expected)
})
