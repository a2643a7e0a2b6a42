/** @jest-environment node */
import { expect, test } from '@jest/globals'
import type { FastifyRequest } from 'fastify'
import { acceptedEncodings } from './encodings.ts'

test.each([
  ['gzip, deflate, br, zstd', ['br', 'gzip']],
  ['br', ['br']],
  ['GZIP', ['gzip']],
  ['gzip;q=0.8,br;q=0.5', ['br', 'gzip']],
  ['br;q=0, gzip', ['gzip']],
  ['br ; q=0.0, gzip', ['gzip']],
  ['brotli, xgzip', []],
  ['identity', []],
  ['', []],
  [undefined, []],
])('accept-encoding "%s" takes %j', (header, encodings) => {
  const request = { headers: { 'accept-encoding': header } }
  expect(acceptedEncodings(request as unknown as FastifyRequest)).toEqual(encodings)
})
