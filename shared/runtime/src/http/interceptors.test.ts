import { describe, expect, test } from '@jest/globals'
import { AxiosHeaders, type InternalAxiosRequestConfig } from 'axios'
import { addIndividualData, addVendorId } from './interceptors.ts'

const configOf = (given: Partial<InternalAxiosRequestConfig>): InternalAxiosRequestConfig => ({
  headers: new AxiosHeaders(),
  url: '/api/orders',
  ...given,
})
const individual = { password: '4711', application_id: 'a1' }

describe('vendor_id', () => {
  test('X-001: goes into a JSON body', () => {
    const config = addVendorId(configOf({ method: 'post', data: { a: 1 } }), '42')
    expect(config.data).toEqual({ a: 1, vendor_id: '42' })
    expect(config.params).toBeUndefined()
  })

  test('X-001: makes the body of a call that has none', () => {
    expect(addVendorId(configOf({ method: 'PATCH' }), '42').data).toEqual({ vendor_id: '42' })
  })

  test('X-002: goes into form data', () => {
    const data = new FormData()
    data.append('a', '1')
    addVendorId(configOf({ method: 'post', data }), '42')
    expect([...data.entries()]).toEqual([
      ['a', '1'],
      ['vendor_id', '42'],
    ])
  })

  test.each(['get', 'GET'])('X-003: goes into the query of a %s', (method) => {
    const config = addVendorId(configOf({ method, params: { page: 2 } }), '42')
    expect(config.params).toEqual({ page: 2, vendor_id: '42' })
    expect(config.data).toBeUndefined()
  })

  test.each(['/api/user', '/api/my/payment/mark'])('X-004: stays away from %s', (url) => {
    for (const method of ['get', 'post']) {
      const config = addVendorId(configOf({ url, method }), '42')
      expect([config.data, config.params]).toEqual([undefined, undefined])
    }
  })

  test('X-004: a longer path is not one of the two', () => {
    const config = addVendorId(configOf({ url: '/api/user/notification', method: 'get' }), '42')
    expect(config.params).toEqual({ vendor_id: '42' })
  })

  test.each([null, ''])('X-005: nothing is added where %j is stored', (stored) => {
    expect(addVendorId(configOf({ method: 'get' }), stored).params).toBeUndefined()
    expect(addVendorId(configOf({ method: 'post' }), stored).data).toBeUndefined()
  })
})

describe('individual data', () => {
  const vendor = 'https://vendor.example'
  const ofCandidate = (given: Partial<InternalAxiosRequestConfig>) =>
    addIndividualData(
      configOf({ baseURL: vendor, url: '/api/assessment/7/start', ...given }),
      individual,
      vendor,
    )

  test('X-006: goes into every body of the assessments', () => {
    expect(ofCandidate({ method: 'post', data: { a: 1 } }).data).toEqual({ a: 1, ...individual })
    expect(ofCandidate({ method: 'post' }).data).toEqual(individual)
    const data = new FormData()
    ofCandidate({ method: 'put', data })
    expect(data.get('password')).toBe('4711')
  })

  test('X-007: never goes into a query', () => {
    const config = ofCandidate({ method: 'get' })
    expect([config.params, config.data]).toEqual([undefined, undefined])
  })

  test.each(['https://cms.example', 'https://vendor.example.evil.example', '', undefined])(
    'X-007: never goes to another origin: %s',
    (baseURL) => {
      expect(ofCandidate({ method: 'post', baseURL }).data).toBeUndefined()
    },
  )

  test.each([
    '/oauth/token',
    '/api/orders',
    '/api/assessments',
    '/api/user?next=/api/assessment/7',
    'https://evil.example/api/assessment/7',
  ])('X-007: never goes to a call that is no assessment: %s', (url) => {
    const account = { username: 'asha@example.com', password: 'of the account' }
    expect(ofCandidate({ method: 'post', url, data: account }).data).toEqual(account)
  })

  test('X-006: nothing is added where nothing is stored', () => {
    const config = configOf({ method: 'post', baseURL: vendor, url: '/api/assessment/list' })
    expect(addIndividualData(config, null, vendor).data).toBeUndefined()
  })
})
