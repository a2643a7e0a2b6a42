import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { readRemoteDocument } from '../checks/documents.check.ts'
import { checkFiles } from '../checks/files.check.ts'
import { originFixture, type OriginFixture } from '../fixtures/origin-fixture.ts'
import { releaseFixture } from '../fixtures/release-fixture.ts'
import { defaultLimits, type FetchLimits } from './fetch-budget.ts'
import { fetchRelease } from './fetch-release.ts'
import { checkedLookup } from './pinned-agent.ts'

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
  test('when its origin is not on the list, and that origin gets no request', async () => {
    const address = elsewhere.serve('shop/unlisted', releaseFixture('shop'))
    expect(await reasonsFor(address)).toEqual(['origin-not-allowed'])
    expect(elsewhere.requests).toEqual([])
  })

  test('when it comes over plain http from another machine', async () => {
    const outcome = await fetchRelease('http://releases.example.com/shop/', {
      allowedOrigins: ['http://releases.example.com'],
    })
    expect(outcome).toMatchObject({ kind: 'refused', reasons: [{ code: 'origin-not-https' }] })
  })

  test.each(['ftp://example.com/', 'shop', 'http://user:secret@127.0.0.1/', 'file:///etc/'])(
    'when “%s” is not the URL of a release',
    async (address) => {
      expect(await reasonsFor(address)).toEqual(['address-invalid'])
    },
  )

  test('when a file redirects to an unlisted origin, which gets no request', async () => {
    const address = origin.serve('shop/redirect', releaseFixture('shop'))
    origin.answer('/shop/redirect/server.cjs', (_, response) =>
      response.writeHead(302, { location: `${elsewhere.origin}/stolen.cjs` }).end(),
    )
    expect(await reasonsFor(address)).toEqual(['redirected-elsewhere'])
    expect(elsewhere.requests).toEqual([])
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

  test('when its remote.json has more than 256 kB', async () => {
    const address = origin.serve(
      'shop/wordy',
      releaseFixture('shop', { change: (one) => (one.commit = 'x'.repeat(256_000)) }),
    )
    expect(await reasonsFor(address)).toEqual(['too-large'])
  })

  test('when its origin answers with a part of a document', async () => {
    const files = releaseFixture('shop')
    const address = origin.serve('shop/part', files)
    origin.answer('/shop/part/remote.json', (_, response) =>
      response.writeHead(206).end(files.get('remote.json')),
    )
    expect(await reasonsFor(address)).toEqual(['file-missing'])
  })

  test('when its name resolves to a private network, which gets no request', async () => {
    const outcome = await fetchRelease('https://releases.example.com/shop/', {
      allowedOrigins: ['https://releases.example.com'],
      resolve: async () => [
        { address: '93.184.215.14', family: 4 },
        { address: '127.0.0.1', family: 4 },
      ],
    })
    const remote = outcome.kind === 'fetched' ? outcome.release.remote : null
    expect(remote).toMatchObject({
      reason: { code: 'private-address', message: expect.stringContaining('127.0.0.1') },
    })
  })

  test('when the name resolves to another address the second time', async () => {
    const address = origin.serve('shop/rebound', releaseFixture('shop'))
    // Every answer closes its connection, so that every file asks for the name again.
    for (const path of releaseFixture('shop').keys()) {
      origin.answer(`/shop/rebound/${path}`, (_, response) =>
        response.writeHead(200, { connection: 'close' }).end(releaseFixture('shop').get(path)),
      )
    }
    const answers = [{ address: '127.0.0.1', family: 4 }]
    const outcome = await fetchRelease(address.replace('127.0.0.1', 'localhost'), {
      allowedOrigins: [origin.origin.replace('127.0.0.1', 'localhost')],
      resolve: async () => [answers.pop() ?? { address: '10.0.0.7', family: 4 }],
    })
    const files = outcome.kind === 'fetched' ? [...outcome.release.files.values()] : []
    expect(files).toContainEqual(
      expect.objectContaining({ reason: expect.objectContaining({ code: 'private-address' }) }),
    )
  })

  test('when a document is a bomb: it is counted unpacked, and left in the middle', async () => {
    const bomb = gzipSync(Buffer.alloc(50_000_000, ' '))
    const hungUp = new Promise<void>((resolve) => {
      origin.answer('/bomb/remote.json', (_, response) => {
        response.on('close', resolve)
        // Never ends: waiting for all of it takes until the time limit.
        response.writeHead(200, { 'content-encoding': 'gzip' }).write(bomb)
      })
    })
    expect(await reasonsFor(`${origin.origin}/bomb/`)).toEqual(['unpacks-too-large'])
    await hungUp
  })

  test('when a file is a bomb under the size that is stated', async () => {
    const files = releaseFixture('shop')
    const address = origin.serve('shop/bomb', files)
    origin.answer('/shop/bomb/server.cjs', (_, response) =>
      response
        .writeHead(200, { 'content-encoding': 'gzip' })
        .end(gzipSync(Buffer.alloc(10_000_000))),
    )
    expect(await reasonsFor(address)).toEqual(['unpacks-too-large'])
  })

  test('when it hangs', async () => {
    const address = origin.serve('shop/hanging', releaseFixture('shop'))
    origin.answer('/shop/hanging/remote.json', () => undefined)
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

test('a file that is served packed arrives unpacked, and is compared as it was built', async () => {
  const files = releaseFixture('shop')
  const address = origin.serve('shop/packed', files)
  origin.answer('/shop/packed/server.cjs', (_, response) =>
    response
      .writeHead(200, { 'content-encoding': 'gzip' })
      .end(gzipSync(files.get('server.cjs') ?? '')),
  )
  expect(await reasonsFor(address)).toEqual([])
})

describe('a server of the operator’s own network, listed as internal', () => {
  const lookUp = (host: string, address: string) =>
    new Promise<unknown>((resolve) => {
      const lookup = checkedLookup(async () => [{ address, family: 4 }], ['release-shop'])
      lookup(host, {}, (error, found) => resolve(error?.name ?? found))
    })

  test('may have a private address; others may not', async () => {
    expect(await lookUp('release-shop', '10.89.0.7')).toBe('10.89.0.7')
    expect(await lookUp('releases.example.com', '10.89.0.7')).toBe('Error')
  })

  test('may not lead to this machine or to the services of its cloud', async () => {
    for (const address of ['127.0.0.1', '169.254.169.254']) {
      expect(await lookUp('release-shop', address)).toBe('Error')
    }
  })

  test('is contacted by http; another port or name is refused', async () => {
    const resolve = async () => Promise.reject(new Error('no such name'))
    const origins = { allowedOrigins: [], internalOrigins: ['http://release-shop:8080'], resolve }
    const codesOf = async (address: string) => {
      const outcome = await fetchRelease(address, origins)
      if (outcome.kind === 'refused') return outcome.reasons.map(({ code }) => code)
      const { remote } = outcome.release
      return remote.kind === 'failed' ? [remote.reason.code] : []
    }
    expect(await codesOf('http://release-shop:8080/')).toEqual(['unreachable'])
    for (const other of ['http://release-shop:1/', 'http://release-content:8080/']) {
      expect(await codesOf(other)).toEqual(['origin-not-allowed', 'origin-not-https'])
    }
  })
})

test('what is connected to is what was looked at: one question, one answer', async () => {
  let asked = 0
  const lookup = checkedLookup(async () => {
    asked += 1
    return [{ address: asked === 1 ? '93.184.215.14' : '10.0.0.7', family: 4 }]
  })
  const [error, address] = await new Promise<unknown[]>((resolve) =>
    lookup('releases.example.com', {}, (...answer) => resolve(answer)),
  )
  expect([error, address, asked]).toEqual([null, '93.184.215.14', 1])
})

test('a release has twenty seconds and 64 MB', () => {
  expect(defaultLimits).toMatchObject({ seconds: 20, bytes: 64_000_000 })
})
