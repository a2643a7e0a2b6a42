import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { PassThrough } from 'node:stream'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { releaseFixture } from '../fixtures/release-fixture.ts'
import {
  operatorTokenFixture,
  serviceFixture,
  type ServiceFixture,
} from '../fixtures/service-fixture.ts'
import { cliContext } from './cli-context.ts'
import { runRemotes } from './remotes.ts'
import { allowClosedPipe } from './terminal.ts'

let service: ServiceFixture
let folder: string
beforeAll(async () => {
  service = await serviceFixture()
  folder = await mkdtemp(join(tmpdir(), 'brightyard-remotes-'))
})
afterAll(async () => {
  await service.close()
  await rm(folder, { recursive: true, force: true })
})

let printed: string
beforeEach(() => {
  printed = ''
})

const publish = ['publish', '--from', 'dist/release']

/** Runs the command as a shell would. */
function remotes(args: readonly string[], environment: NodeJS.ProcessEnv = {}) {
  const print = (text: string) => void (printed += `${text}\n`)
  const context = cliContext(
    {
      REGISTRY_URL: service.url,
      REMOTES_COMMAND: 'pnpm remotes',
      REGISTRY_TOKEN: operatorTokenFixture,
      RELEASES_FOLDER: join(folder, 'releases'),
      RELEASE_ORIGIN: service.origin.origin,
      INIT_CWD: folder,
      ...environment,
    },
    { out: print, error: print, hasColours: false },
  )
  return runRemotes(args, context)
}

async function build(colour: string) {
  for (const [file, bytes] of releaseFixture('shop', { version: colour, colour })) {
    const path = join(folder, 'dist/release', file)
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, bytes)
  }
}

describe('the command ends with', () => {
  test('1 when the gate refuses, and prints every reason', async () => {
    const bad = service.serve('shop', 'bad', {
      change: (one) => {
        one.contract = 2
        one.shared.vue = { range: '^3' }
      },
    })
    expect(await remotes(['check', bad])).toBe(1)
    expect(printed).toContain('✖ refused, 2 reasons  shop bad')
    expect(printed).toContain('wrong-contract')
    expect(printed).toContain('does not provide. Bundle it')
    expect(await remotes(['publish', `shop=${bad}`])).toBe(1)
    expect(await remotes(['swap', `shop=${bad}`, '--reason', 'now'])).toBe(1)
    expect(await remotes(['sets'])).toBe(0)
    expect(printed).toContain('There is no release set yet')
  })

  test('2 when it is not understood', async () => {
    const url = service.serve('shop', '1')
    for (const args of [
      ['swap', `shop=${url}`],
      ['swap', '--reason', 'nothing'],
      ['swap', 'shop', '--reason', 'no address'],
      ['swap', `shop=${url}`, `shop=${url}`, '--reason', 'twice'],
      ['swap', `shop=${url}`, '--reason', ' '],
      ['rollback', 'yesterday', '--reason', 'why'],
      ['rollback', '--reason', 'nothing to go back to'],
      ['show', '99'],
      ['history', '--limit', '99999'],
      ['frobnicate'],
    ]) {
      expect([args, await remotes(args)]).toEqual([args, 2])
    }
    expect(printed).toContain('To see the sets: pnpm remotes sets')
    expect(printed).toContain('Give a number from 1 to 500.')
  })

  test('2 for a mistyped option, and names it before what is missing because of it', async () => {
    const swap = ['swap', `shop=${service.serve('shop', '1')}`]
    expect(await remotes([...swap, '--reson', 'bag page fails'])).toBe(2)
    expect(printed).toContain("unknown option '--reson'\n(Did you mean --reason?)")
    expect(printed).not.toContain('not specified')
    expect(await remotes(swap)).toBe(2)
    expect(printed).toContain("required option '--reason <text>' not specified")
  })

  test('4 when there is no registry, or its token is another', async () => {
    expect(await remotes(['sets'], { REGISTRY_URL: 'http://127.0.0.1:9' })).toBe(4)
    expect(printed).toContain('set REGISTRY_URL')
    const args = ['swap', `shop=${service.serve('shop', '1')}`, '--reason', 'why']
    expect(await remotes(args, { REGISTRY_TOKEN: 'another-token' })).toBe(4)
    const none = { REGISTRY_TOKEN: undefined, DATA_FOLDER: folder }
    expect(await remotes(args, none)).toBe(4)
    expect(await remotes(['sets'], { REGISTRY_URL: service.origin.origin })).toBe(4)
  })
})

test('a squad uploads what it built; ops check it, swap it in, look, and go back', async () => {
  await build('blue')
  expect(await remotes(publish, { REMOTES_COMMAND: 'REGISTRY_PORT=5002 pnpm -w remotes' })).toBe(0)
  const url = `${service.origin.origin}/shop/blue/`
  expect(printed).toContain(`  REGISTRY_PORT=5002 pnpm -w remotes swap shop=${url} --reason "…"\n`)
  const uploaded = await readFile(join(folder, 'releases/shop/blue/remote.json'))
  expect(uploaded).toEqual(releaseFixture('shop', { version: 'blue' }).get('remote.json'))
  expect(await remotes(publish)).toBe(0)
  expect(printed).toContain('already published')

  service.serve('shop', 'blue')
  expect(await remotes(['check', `shop=${url}`])).toBe(0)
  expect(printed).toContain('✔ accepted  shop blue')
  const content = service.serve('content', '1')
  const swap = ['swap', `shop=${url}`, `content=${content}`, '--reason', 'the first set']
  expect(await remotes([...swap, '--actor', 'asha', '--expect', '0'])).toBe(0)
  expect(printed).toContain('✔ set 1 is current')
  expect(await remotes(swap)).toBe(0)
  expect(printed).toContain('Nothing was changed')
  expect(await remotes(['check', `shop=${url}`, '--against', 'current'])).toBe(0)
  expect(printed).toContain('Checked against set 1.')
  const needy = service.serve('header', 'needy', {
    change: ({ subscribes }) => subscribes.push('shop/cart-count-changed@1'),
  })
  expect(await remotes(['check', needy, '--against', '1'])).toBe(1)
  expect(await remotes(['check', needy, '--against', '7'])).toBe(2)
  expect(await remotes(['check', url, '--against', 'none'])).toBe(0)
  expect(printed).toContain('Checked without a set.')
  const green = service.serve('shop', 'green', { colour: 'green' })
  expect(await remotes(['swap', `shop=${green}`, '--reason', 'late', '--expect', '0'])).toBe(3)
  expect(printed).toContain('Set 1 is current (asha: the first set)')

  expect(await remotes(['publish', `shop=${green}`])).toBe(0)
  expect(await remotes(['swap', 'shop=green', '--reason', 'spring'])).toBe(0)
  expect(await remotes(['rollback', '--reason', 'too green'])).toBe(0)
  expect(printed).toContain('✔ set 3 is current, with the content of set 1')

  printed = ''
  expect(await remotes(['sets'])).toBe(0)
  expect(printed).toMatch(/3 ← .* shop blue +too green \(restores set 1\)/)
  expect(printed).toMatch(/1 .* asha +content 1, shop blue +the first set/)
  printed = ''
  expect(await remotes(['show'])).toBe(0)
  expect(printed).toContain('Set 3 (restores set 1)')
  expect(printed).not.toContain('/blog/:slug')
  expect(await remotes(['show', '--pages'])).toBe(0)
  expect(printed).toContain('/blog/:slug')
  printed = ''
  expect(await remotes(['show', '--diff', '2', '1'])).toBe(0)
  expect(printed).toContain('shop green → blue')
  expect(printed).toMatch(/files: 0 new, \d changed, 0 removed/)
  printed = ''
  expect(await remotes(['show', '--diff', '1'])).toBe(0)
  expect(printed).toContain('Sets 1 and 3 have the same content.')
  expect(await remotes(['show', '--diff', '1', '99'])).toBe(2)
  expect(await remotes(['show', '--diff', '1', 'x'])).toBe(2)
  printed = ''
  expect(await remotes(['history'])).toBe(0)
  expect(printed).toMatch(/rollback +3 +– +– +.*too green/)
})

test('one command builds, uploads and deploys a change', async () => {
  await build('purple')
  service.serve('shop', 'purple', { colour: 'purple' })
  expect(await remotes([...publish, '--swap', 'my change'])).toBe(0)
  expect(printed).toMatch(/✔ set \d+ is current/)
  printed = ''
  await remotes(['history', '--limit', '1'])
  expect(printed).toContain('my change')
})

test('another build under the same version is not uploaded over the first', async () => {
  await build('red')
  expect(await remotes(publish)).toBe(0)
  const file = join(folder, 'dist/release/remote.json')
  const text = await readFile(file, 'utf8')
  await writeFile(
    file,
    text.replace('"slots":[]', '"slots":[{"name":"x","module":"./x","render":"client"}]'),
  )
  expect(await remotes(publish)).toBe(2)
  expect(printed).toContain('holds another build of shop red')
  expect(await remotes(['publish', '--from', 'nowhere'])).toBe(2)
})

test('a freeze from the command line stops swaps, and ends', async () => {
  await remotes(['swap', `shop=${service.serve('shop', 'before')}`, '--reason', 'before'])
  expect(await remotes(['freeze'])).toBe(2)
  expect(await remotes(['freeze', '--message', 'big sale', '--actor', 'ravi'])).toBe(0)
  printed = ''
  const swap = ['swap', `shop=${service.serve('shop', 'sale')}`, '--reason', 'now']
  expect(await remotes(swap)).toBe(3)
  expect(printed).toMatch(/frozen since \d{4}-\d\d-\d\d \d\d:\d\d UTC by ravi: big sale/)
  expect(printed).not.toContain('--despite-freeze')
  expect(await remotes(['rollback', '--reason', 'now'])).toBe(3)
  expect(printed).toMatch(/rollback \d+ --reason now --despite-freeze/)
  printed = ''
  expect(await remotes(['show'])).toBe(0)
  expect(printed).toMatch(/^Frozen since .* UTC by ravi: big sale\n\nSet /)
  expect(await remotes(swap)).toBe(3)
  const [, end = ''] = /To end the freeze: pnpm remotes (.*) "…"/.exec(printed) ?? []
  expect(await remotes([...end.split(' '), 'over'])).toBe(0)
  printed = ''
  expect(await remotes(['show'])).toBe(0)
  expect(printed).not.toContain('Frozen')
  expect(await remotes(swap)).toBe(0)
})

test('a canary is the first that show tells, and edges come before pages', async () => {
  await remotes(['swap', `shop=${service.serve('shop', 'steady')}`, '--reason', 'before'])
  expect(await remotes(['canary', '--percent', '5', '--reason', 'none runs'])).toBe(3)
  const url = service.serve('shop', 'brave')
  const [, start = ''] = /To start one: pnpm remotes (.*) --reason/.exec(printed) ?? []
  const canary = start.replace('NAME=URL', `shop=${url}`)
  expect(await remotes([...canary.split(' '), '--reason', 'try', '--actor', 'mira'])).toBe(0)
  printed = ''
  expect(await remotes(['show', '--pages'])).toBe(0)
  expect(printed).toMatch(
    /^Canary since .* UTC: 5 % of visitors get set \d+, shop brave \(mira: try\)\n/,
  )
  expect(printed).toContain('\nEdges\n')
  expect(printed.indexOf('\nEdges\n')).toBeLessThan(printed.indexOf('/blog/:slug'))
  expect(await remotes(['swap', `shop=${url}`, '--reason', 'meanwhile'])).toBe(3)
  expect(printed).toContain('pnpm remotes promote --reason "…", or pnpm remotes halt --reason "…"')
  expect(await remotes(['halt', '--reason', 'enough'])).toBe(0)
})

test('a reader that has had enough is no error', () => {
  const error = Object.assign(new Error('write EPIPE'), { code: 'EPIPE' })
  const output = new PassThrough()
  expect(() => output.emit('error', error)).toThrow('EPIPE')
  allowClosedPipe(output)
  expect(output.emit('error', error)).toBe(true)
  expect(() => output.emit('error', new Error('the disk is full'))).toThrow('the disk is full')
})

test('tokens are created, listed and revoked; the audit log records it', async () => {
  expect(await remotes(['tokens', 'create', 'shop squad', '--scope', 'swap'])).toBe(2)
  printed = ''
  const create = ['tokens', 'create', 'shop squad', '--scope', 'publish:shop']
  expect(await remotes([...create, '--scope', 'swap:shop', '--expires', '30'])).toBe(0)
  const [token = ''] = /^by_.*$/m.exec(printed) ?? []
  const id = token.slice(3, 15)
  printed = ''
  expect(await remotes(['tokens'])).toBe(0)
  expect(printed).toMatch(new RegExp(`${id} .*shop squad .*publish:shop swap:shop .*valid until`))

  const swap = ['swap', `shop=${service.serve('shop', 'squad')}`, '--reason', 'ours']
  const squad = { REGISTRY_TOKEN: token, REMOTES_ACTOR: 'mira' }
  expect(await remotes(swap, squad)).toBe(0)
  expect(await remotes(['tokens'], squad)).toBe(4)
  expect(await remotes(['tokens', 'revoke', id, '--reason', 'left the squad'])).toBe(0)
  expect(await remotes(['rollback', '--reason', 'x'], squad)).toBe(4)

  printed = ''
  expect(await remotes(['audit'])).toBe(0)
  expect(printed).toMatch(/swap +done +mira +shop squad +ours/)
  expect(printed).toMatch(/revoke-token +done .*left the squad/)
  expect(printed).not.toContain(token)
})

test('what nobody needs is tidied away, which is nothing yet', async () => {
  expect(await remotes(['prune', '--dry-run'])).toBe(0)
  expect(printed).toContain('Every stored release is still in use.')
})

test('for scripts there is JSON', async () => {
  const url = service.serve('shop', 'json')
  expect(await remotes(['check', '--json', url])).toBe(0)
  expect(JSON.parse(printed)).toMatchObject({ accepted: true, verdicts: [{ version: 'json' }] })
})
