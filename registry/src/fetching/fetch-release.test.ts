import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { readRemoteDocument } from '../checks/documents.check.ts'
import { checkFiles } from '../checks/files.check.ts'
import { originFixture, type OriginFixture } from '../fixtures/origin-fixture.ts'
import { releaseFixture } from '../fixtures/release-fixture.ts'
import { defaultLimits, type FetchLimits } from './fetch-budget.ts'
import { fetchRelease } from './fetch-release.ts'

let origin: OriginFixture
let elsewhere: OriginFixture

beforeAll(async () => {
  origin = await originFixture()
  elsewhere = await originFixture()
})
afterAll(async () => {
  await origin.close()
  await elsewhere.close()
})

async function reasonsFor(address: string, limits: FetchLimits = defaultLimits) {
  const outcome = await fetchRelease(address, { allowedOrigins: [origin.origin], limits })
  if (outcome.kind === 'refused') return outcome.reasons.map(({ code }) => code)
  const { outline, reasons } = readRemoteDocument(outcome.release.remote)
  return [...reasons, ...checkFiles(outline, outcome.release)].map(({ code }) => code)
}

describe('a release is refused', () => {
  test('when its origin is not on the list, and that origin is never asked', async () => {
    const address = elsewhere.serve('shop/unlisted', releaseFixture('shop'))
    expect(await reasonsFor(address)).toEqual(['origin-not-allowed'])
    expect(elsewhere.asked).toEqual([])
  })

  test('when it comes over plain http from another machine', async () => {
    const outcome = await fetchRelease('http://releases.example.com/shop/', {
      allowedOrigins: ['http://releases.example.com'],
    })
    expect(outcome).toMatchObject({ kind: 'refused', reasons: [{ code: 'origin-not-https' }] })
  })

  test.each(['ftp://example.com/', 'shop', 'http://user:secret@127.0.0.1/', 'file:///etc/'])(
    'when “%s” is no address of a release',
    async (address) => {
      expect(await reasonsFor(address)).toEqual(['address-invalid'])
    },
  )

  test('when a file redirects to an unlisted origin, which is never asked', async () => {
    const address = origin.serve('shop/redirect', releaseFixture('shop'))
    origin.answer('/shop/redirect/server.cjs', (_, response) =>
      response.writeHead(302, { location: `${elsewhere.origin}/stolen.cjs` }).end(),
    )
    expect(await reasonsFor(address)).toEqual(['redirected-elsewhere'])
    expect(elsewhere.asked).toEqual([])
  })

  test('when it redirects in a circle', async () => {
    origin.answer('/circle/remote.json', (_, response) =>
      response.writeHead(302, { location: '/circle/remote.json' }).end(),
    )
    expect(await reasonsFor(`${origin.origin}/circle/`)).toEqual(['too-many-redirects'])
  })

  test('when a file is missing', async () => {
    const files = releaseFixture('shop')
    files.delete('server.cjs')
    expect(await reasonsFor(origin.serve('shop/missing', files))).toEqual(['file-missing'])
  })

  test('when nothing answers there', async () => {
    const gone = await originFixture()
    await gone.close()
    const outcome = await fetchRelease(`${gone.origin}/shop/`, { allowedOrigins: [gone.origin] })
    const remote = outcome.kind === 'fetched' ? outcome.release.remote : null
    expect(remote).toMatchObject({ reason: { code: 'unreachable' } })
  })

  test('when a file is longer than stated, without reading on', async () => {
    const address = origin.serve('shop/endless', releaseFixture('shop'))
    const hungUp = new Promise<void>((resolve) => {
      origin.answer('/shop/endless/server.cjs', (_, response) => {
        const more = () => {
          while (!response.destroyed && response.write('x'.repeat(10_000)));
        }
        response.on('drain', more).on('close', resolve)
        more()
      })
    })
    expect(await reasonsFor(address)).toEqual(['size-mismatch'])
    await hungUp
  })

  test('when all its files together are too large', async () => {
    const address = origin.serve('shop/large', releaseFixture('shop'))
    const limits = { ...defaultLimits, bytes: 2_000 }
    expect(await reasonsFor(address, limits)).toContain('too-large')
  })

  test('when its document alone is too large', async () => {
    const address = origin.serve('shop/large-document', releaseFixture('shop'))
    expect(await reasonsFor(address, { ...defaultLimits, documentBytes: 100 })).toEqual([
      'too-large',
    ])
  })

  test('when it hangs', async () => {
    const address = origin.serve('shop/hanging', releaseFixture('shop'))
    origin.answer('/shop/hanging/server.cjs', () => undefined)
    expect(await reasonsFor(address, { ...defaultLimits, seconds: 0.3 })).toEqual(['timed-out'])
  })
})

describe('a release arrives whole', () => {
  test('from its folder, its folder without a slash, or its remote.json', async () => {
    const folder = origin.serve('shop/good', releaseFixture('shop'))
    for (const address of [folder, folder.slice(0, -1), `${folder}remote.json`]) {
      expect(await reasonsFor(address)).toEqual([])
    }
  })

  test('through a redirect inside the list', async () => {
    const files = releaseFixture('shop')
    const address = origin.serve('shop/moved', files)
    origin.serve('archive', files)
    origin.answer('/shop/moved/server.cjs', (_, response) =>
      response.writeHead(302, { location: '/archive/server.cjs' }).end(),
    )
    expect(await reasonsFor(address)).toEqual([])
  })
})
