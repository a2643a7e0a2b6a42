/** @jest-environment node */
import { beforeAll, expect, test } from '@jest/globals'
import type { ArtifactRequest } from '@brightyard/registry/client'
import { network } from '@brightyard/testing'
import fastify from 'fastify'
import { releaseFiles } from './release-files.ts'
import { securityHeaders } from './security-headers.ts'

// A real server is what is tested.
beforeAll(() => network.close())

test('visitors get files for browsers only', async () => {
  const asked: ArtifactRequest[] = []
  const app = fastify()
  releaseFiles(app, {
    fetchArtifact: async (request) => {
      asked.push(request)
      return null
    },
  })
  const origin = await app.listen({ port: 0, host: '127.0.0.1' })
  expect((await fetch(`${origin}/r/shop/1/server.cjs`)).status).toBe(404)
  await app.close()
  expect(asked).toMatchObject([{ path: 'server.cjs', forBrowsers: true }])
})

test('a page of another origin may load the files of a release', async () => {
  const app = fastify()
  await securityHeaders(app)
  releaseFiles(app, {
    fetchArtifact: async () => ({
      bytes: Buffer.from('{}'),
      contentType: 'application/json',
      integrity: '',
      encoding: 'identity',
    }),
  })
  const origin = await app.listen({ port: 0, host: '127.0.0.1' })
  const { headers } = await fetch(`${origin}/r/shop/1/mf-manifest.json`)
  expect(headers.get('access-control-allow-origin')).toBe('*')
  expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin')
  await app.close()
})
