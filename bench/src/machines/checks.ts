import { execFile } from 'node:child_process'
import { randomBytes, randomUUID } from 'node:crypto'
import { cp } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import {
  countNotifications,
  listProducts,
  markNotificationRead,
  openNotificationStream,
  sendUploadPart,
  startUpload,
} from '@brightyard/contract'
import { buildShopCopy } from '@brightyard/tools'
import sharp from 'sharp'
import type { Machines } from './start-machines.ts'
import { clientOf } from './traffic.ts'

const run = promisify(execFile)
const root = join(import.meta.dirname, '../../..')
const http = ({ address }: { address: string }) => `http://${address}`

/** The next event of a stream that `isWanted`. */
async function eventOf(reader: AsyncIterator<string>, isWanted: (text: string) => boolean) {
  for (let text = ''; ;) {
    const next = await reader.next()
    if (next.done) throw new Error('The stream ended.')
    text += next.value
    if (isWanted(text)) return text
  }
}

/** A change that one API makes arrives on a stream that the other one holds. */
export async function eventAcross({ machines, origins }: Machines, token: string) {
  const [one, two] = [machines.api1, machines.api2].map((machine) =>
    clientOf(http(machine), { token, origin: origins.site }),
  ) as [ReturnType<typeof clientOf>, ReturnType<typeof clientOf>]
  const count = await one.call(countNotifications, { app_type: 1 })
  const { address } = await one.call(openNotificationStream, {})
  const stream = await fetch(http(machines.api2) + address, { signal: AbortSignal.timeout(20_000) })
  const decoded = stream.body?.pipeThrough(new TextDecoderStream())
  if (!decoded) throw new Error('There is no stream.')
  const reader = (decoded as unknown as AsyncIterable<string>)[Symbol.asyncIterator]()
  await eventOf(reader, (text) => text.includes('"count"'))
  const started = performance.now()
  await one.call(markNotificationRead, { app_type: 1, all: 1, id: null })
  await eventOf(reader, (text) => text.includes('"count":0'))
  const took = performance.now() - started
  await reader.return?.()
  const after = await two.call(countNotifications, { app_type: 1 })
  return `${String(count)} unread, read through API 1: the stream at API 2 says 0 after ${took.toFixed(0)} ms (API 2 counts ${String(after)})`
}

/** The same visitors get the candidate on either edge. */
export async function stickyCanary({ machines, origins }: Machines, folder: string) {
  const version = '2.0.0-machines'
  const { release, remove } = await buildShopCopy(version)
  await cp(release, join(folder, 'releases/shop', version), { recursive: true })
  remove()
  const remotes = async (...words: string[]) => {
    const env = {
      ...process.env,
      REGISTRY_URL: origins.registry,
      DATA_FOLDER: join(folder, 'registry'),
    }
    await run(process.execPath, [join(root, 'registry/bin/remotes.mjs'), ...words], { env })
  }
  const because = ['--reason', 'measured on several machines']
  await remotes(
    'canary',
    `shop=${origins.releases}/shop/${version}/`,
    '--percent',
    '50',
    '--wait',
    '60',
    ...because,
  )
  const setAt = async (edge: { address: string }, visitor: string) => {
    const headers = { cookie: `visitor=${visitor}` }
    const answer = await fetch(`${http(edge)}/release-set`, { headers })
    const { number } = (await answer.json()) as { number: number }
    return number
  }
  let different = 0
  const visitors = Array.from({ length: 200 }, () => randomUUID())
  const seen: number[] = []
  for (const visitor of visitors) {
    const [one, two] = await Promise.all([
      setAt(machines.edge1, visitor),
      setAt(machines.edge2, visitor),
    ])
    if (one !== two) different += 1
    seen.push(one)
  }
  const candidate = Math.max(...seen)
  const candidates = seen.filter((set) => set === candidate).length
  await remotes('halt', '--wait', '60', ...because)
  return `${visitors.length} visitors, ${candidates} with the candidate at 50 %: ${different} got another set on the other edge`
}

/** One visitor's calls, in turns to both APIs. */
export async function sharedLimit({ machines }: Machines) {
  const headers = {
    cookie: `visitor=${randomUUID()}`,
    'x-forwarded-for': '203.0.113.9',
  }
  const apis = [machines.api1, machines.api2]
  let answered = 0
  for (let turn = 0; turn < 700; turn++) {
    const api = apis[turn % 2]
    if (!api) break
    const answer = await fetch(`${http(api)}/vendor/api/web/settings`, { headers })
    await answer.arrayBuffer()
    if (answer.status === 429) break
    answered += 1
    await wait(10)
  }
  return `${answered} calls of one visitor through both APIs in turns until the first refusal (300 are allowed, and what comes between two merges)`
}

/** A file begun on one API ends on the other; a picture is the same on both. */
export async function filesAcross({ machines, origins }: Machines) {
  const [one, two] = [machines.api1, machines.api2].map((machine) =>
    clientOf(http(machine), { origin: origins.site }),
  ) as [ReturnType<typeof clientOf>, ReturnType<typeof clientOf>]
  const noise = randomBytes(100 * 100 * 3)
  const file = await sharp(noise, { raw: { width: 100, height: 100, channels: 3 } })
    .png()
    .toBuffer()
  const purpose = 'application'
  const { upload } = await one.call(startUpload, { purpose, name: 'a.png', size: file.length })
  const middle = Math.floor(file.length / 2)
  const part = (from: number, to: number) => file.subarray(from, to).toString('base64')
  await one.call(sendUploadPart, { upload, start: 0, data: part(0, middle) })
  const done = await two.call(sendUploadPart, {
    upload,
    start: middle,
    data: part(middle, file.length),
  })
  const products = JSON.stringify(await one.call(listProducts, {}))
  const picture = /\/media\/[^"\s]+/.exec(products)?.[0] ?? ''
  const bytes = async (machine: { address: string }) => {
    const answer = await fetch(http(machine) + picture)
    return answer.ok ? Buffer.from(await answer.arrayBuffer()) : Buffer.alloc(0)
  }
  const [here, there] = await Promise.all([bytes(machines.api1), bytes(machines.api2)])
  const isSame = here.length > 0 && here.equals(there)
  return `a file of ${file.length} bytes, half through each API, is ${String(done.kind)}; a picture is ${isSame ? 'the same on both' : 'NOT the same on both'}`
}
