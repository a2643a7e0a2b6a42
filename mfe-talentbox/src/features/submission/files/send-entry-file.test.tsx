import type { Api } from '@brightyard/runtime'
import { waitFor } from '@brightyard/testing'
import { expect, test } from '@jest/globals'
import { refusedFile, TusServer } from '../../../fixtures/tus-server.ts'
import { checkAgain, sendEntryFile } from './send-entry-file.ts'

const megabyte = 1_000_000
const fileOf = (size: number) => new File([new Uint8Array(size)], 'boat.jpg')

function start() {
  const server = new TusServer().start()
  const renewals: boolean[] = []
  const api: Api = {
    call: () => Promise.reject(new Error('No call is made here.')),
    async sessionHeaders(isRefused = false) {
      renewals.push(isRefused)
      return { Authorization: isRefused ? 'Bearer new' : 'Bearer old' }
    },
  }
  const seen = { progress: [] as number[], broken: 0, upload: '' }
  const send = (file: File, upload: string | null = null, signal = new AbortController().signal) =>
    sendEntryFile(api, {
      entry: 7,
      file,
      upload,
      signal,
      onBegun: (begun) => (seen.upload = begun),
      onProgress: (sent) => seen.progress.push(sent),
      onBroken: () => (seen.broken += 1),
    })
  return { server, api, renewals, seen, send }
}

test('T-011, Q-017: ten broken connections cost nothing that has come, and nobody has to press anything', async () => {
  const { server, seen, send } = start()
  server.breaks = 10
  await send(fileOf(8 * megabyte))
  expect(server.files.get('upload-1')).toEqual({ size: 8 * megabyte, received: 8 * megabyte })
  expect(server.begun).toEqual(['boat.jpg'])
  expect(seen.broken).toBe(10)
  // Each part begins where the last one broke, so that no byte is sent a second time.
  expect(server.offsets.slice(0, 4)).toEqual([0, 0.5, 1, 1.5].map((part) => part * megabyte))
  expect(seen.progress.at(-1)).toBe(8 * megabyte)
})

test('T-011: after a reload the same file goes on where it stopped', async () => {
  const { server, send } = start()
  server.files.set('upload-9', { size: 3 * megabyte, received: 2.5 * megabyte })
  await send(fileOf(3 * megabyte), 'upload-9')
  expect(server.offsets).toEqual([2.5 * megabyte])
  expect(server.begun).toEqual([])
})

test('T-011: a session that ends meanwhile is renewed once, and the file goes on', async () => {
  const { server, renewals, send } = start()
  server.files.set('upload-9', { size: 10, received: 5 })
  server.refusals.push(new Response(null, { status: 401 }))
  await send(fileOf(10), 'upload-9')
  expect(renewals).toContain(true)
  expect(server.tokens).toContain('Bearer new')
  expect(server.begun).toEqual([])
  server.refusals.push(new Response(null, { status: 401 }), new Response(null, { status: 401 }))
  await expect(send(fileOf(10))).rejects.toThrow('Please sign in again')
})

test('V-015, T-007: what the server refuses is not tried again, and its reason is kept', async () => {
  const { server, send } = start()
  server.verdict = refusedFile(422, 'This is not a picture.')
  await expect(send(fileOf(10))).rejects.toMatchObject({
    message: 'This is not a picture.',
    isFinal: true,
  })
  expect(server.offsets).toEqual([0])
  server.refusals.push(refusedFile(409, 'An entry has at most 3 files.'))
  await expect(send(fileOf(10))).rejects.toThrow('An entry has at most 3 files.')
})

test('T-011: a busy server is asked again when it says so, and no sooner', async () => {
  const { server, seen, send } = start()
  server.refusals.push(
    new Response(null, { status: 503, headers: { 'retry-after': '1' } }),
    new Response(null, { status: 429, headers: { 'retry-after': '1' } }),
  )
  const before = Date.now()
  await send(fileOf(10))
  expect(Date.now() - before).toBeGreaterThanOrEqual(1900)
  expect([seen.broken, server.begun]).toEqual([2, ['boat.jpg']])
  const later = { status: 429, headers: { 'retry-after': '3600' } }
  server.refusals.push(new Response('{"message":"Please wait an hour."}', later))
  await expect(send(fileOf(10))).rejects.toMatchObject({
    message: 'Please wait an hour.',
    isFinal: false,
  })
})

test('T-011: what the server no longer has begins at its first byte', async () => {
  const { send } = start()
  await expect(send(fileOf(10), 'gone')).rejects.toMatchObject({ isLost: true, isFinal: false })
})

test('Q-017: a pause ends the connection, and sends nothing more', async () => {
  const { server, send, seen } = start()
  const pause = new AbortController()
  let open = () => {}
  server.gate = new Promise((resolve) => (open = resolve))
  const sent = send(fileOf(3 * megabyte), null, pause.signal)
  await waitFor(() => expect(seen.upload).toBe('upload-1'))
  pause.abort()
  await sent
  open()
  await new Promise((resolve) => setTimeout(resolve))
  expect(server.offsets.length).toBeLessThan(2)
})

test('T-011: a file whose last answer was lost is checked once more', async () => {
  const { server, api } = start()
  server.files.set('upload-9', { size: 10, received: 10 })
  await checkAgain(api, 'upload-9', 10)
  expect(server.offsets).toEqual([10])
  server.verdict = refusedFile(422, 'This is not a picture.')
  await expect(checkAgain(api, 'upload-9', 10)).rejects.toThrow('This is not a picture.')
})
