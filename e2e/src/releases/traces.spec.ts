import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import * as z from '@brightyard/contract/schema'
import { freePort } from '@brightyard/tools'
import { expect, test } from '../support/fixtures.ts'
import { startOwn } from '../support/own-server.ts'

const Attribute = z.object({
  key: z.string(),
  value: z.object({ stringValue: z.optional(z.string()) }),
})
const Sent = z.object({
  resourceSpans: z.array(
    z.object({
      resource: z.object({ attributes: z.array(Attribute) }),
      scopeSpans: z.array(z.object({ spans: z.array(z.object({ traceId: z.string() })) })),
    }),
  ),
})

/** What listens where traces are sent to: the traces of each service. */
async function openCollector() {
  const traces = new Map<string, Set<string>>()
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      response.setHeader('content-type', 'application/json').end('{}')
      // The library sends its own figures as well.
      if (request.url !== '/v1/traces') return
      for (const { resource, scopeSpans } of Sent.parse(JSON.parse(body)).resourceSpans) {
        const service = resource.attributes.find(({ key }) => key === 'service.name')?.value
          .stringValue
        const known = traces.get(service ?? '') ?? new Set()
        for (const { spans } of scopeSpans) for (const { traceId } of spans) known.add(traceId)
        traces.set(service ?? '', known)
      }
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const address = `http://127.0.0.1:${port}`
  return { traces, address, close: () => server.close() }
}

const nobody = 'http://127.0.0.1:1'

/** Asks an edge once and stops it, which sends what is still to be sent. Gives the status. */
async function askEdge(folder: string, settings: Record<string, string>) {
  const port = await freePort()
  const edge = await startOwn('edge', {
    NODE_ENV: 'development',
    PORT: String(port),
    REGISTRY_URL: nobody,
    DATA_FOLDER: join(folder, 'edge'),
    ...settings,
  })
  try {
    return (await fetch(`http://localhost:${port}/vendor/api/user`)).status
  } finally {
    await edge.stop()
  }
}

test('a request is one trace through the edge and the api where OTEL_EXPORTER_OTLP_ENDPOINT is set, and else nothing is sent', async () => {
  test.setTimeout(240_000)
  const collector = await openCollector()
  const folder = await mkdtemp(join(tmpdir(), 'brightyard-traces-'))
  const tracing = { OTEL_EXPORTER_OTLP_ENDPOINT: collector.address }
  const port = await freePort()
  const api = await startOwn('api', {
    ...tracing,
    NODE_ENV: 'development',
    PORT: String(port),
    DATA_FOLDER: join(folder, 'api'),
  })
  try {
    // What the library listens to by itself starts nothing.
    const itsOwn = { OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: `${collector.address}/v1/traces` }
    expect(await askEdge(folder, { ...itsOwn, API_URL: nobody })).toBe(502)
    expect(collector.traces.has('brightyard-edge')).toBe(false)

    const API_URL = `http://127.0.0.1:${port}`
    expect(await askEdge(folder, { ...tracing, API_URL })).toBe(401)
  } finally {
    await api.stop()
    collector.close()
    await rm(folder, { recursive: true, force: true })
  }
  const ofEdge = collector.traces.get('brightyard-edge') ?? new Set()
  const ofApi = collector.traces.get('brightyard-api') ?? new Set()
  expect(
    [...ofApi].filter((trace) => ofEdge.has(trace)),
    'in both',
  ).not.toEqual([])
})
