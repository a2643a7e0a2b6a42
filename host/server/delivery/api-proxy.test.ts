/** @jest-environment node */
import { network } from '@brightyard/testing'
import { beforeAll, expect, test } from '@jest/globals'
import Fastify from 'fastify'
import { proxyToApi } from './api-proxy.ts'

beforeAll(() => network.close()) // the servers are real

const address = '/vendor/api/web/settings'

/** A server whose log lines are gathered. */
function logged(options: { requestIdHeader?: string; genReqId?: () => string }) {
  const ids = new Set<unknown>()
  const write = (line: string) => {
    const { reqId } = JSON.parse(line) as { reqId?: string }
    if (reqId) ids.add(reqId)
  }
  return { ids, app: Fastify({ ...options, logger: { stream: { write } } }) }
}

test('one id is in the log lines of edge and API, and in the answer when the API is away', async () => {
  const api = logged({ requestIdHeader: 'x-request-id' })
  api.app.get(address, () => ({}))
  const edge = logged({ genReqId: () => 'visit-1' })
  await proxyToApi(edge.app, await api.app.listen({ port: 0, host: '127.0.0.1' }))

  const site = await edge.app.listen({ port: 0, host: '127.0.0.1' })

  expect((await fetch(site + address)).status).toBe(200)
  expect([[...edge.ids], [...api.ids]]).toEqual([['visit-1'], ['visit-1']])

  await api.app.close()
  const away = await fetch(site + address)
  expect(away.status).toBe(502)
  expect(await away.json()).toMatchObject({ code: 'api-unreachable', request_id: 'visit-1' })
  await edge.app.close()
})
