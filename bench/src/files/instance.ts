import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Call, CallOutput } from '@brightyard/contract'
import { requestToken, sendUploadPart, startUpload, uploadPartBytes } from '@brightyard/contract'
import { demoPassword, freePort, startService } from '@brightyard/tools'
import { type Input, requestOf } from '../load/api-under-load.ts'

/** One API with a folder of its own, as on a machine of its own. */
export async function startInstance(
  name: string,
  folder: string,
  environment: Record<string, string>,
) {
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  mkdirSync(join(folder, 'media'), { recursive: true })
  let output = ''
  const service = await startService({
    name,
    title: name,
    entry: 'api/dist/main.js',
    dataIsThrownAway: true,
    environment: {
      NODE_ENV: 'development',
      PORT: String(port),
      DATA_FOLDER: folder,
      LOG_LEVEL: 'info',
      RATE_LIMIT_FACTOR: '1000',
      SESSION_SECRET: 'one secret for the two APIs of this bench',
      ...environment,
    },
    onOutput: (text) => {
      output += text
    },
  })
  async function call<C extends Call>(
    one: C,
    input?: Input,
    token?: string,
  ): Promise<CallOutput<C>> {
    const { path, ...request } = requestOf(one, input, token)
    const response = await fetch(origin + path, request)
    if (response.status !== 200)
      throw new Error(`${one.name} answered ${response.status}: ${await response.text()}`)
    return one.response.parse(await response.json()) as CallOutput<C>
  }
  return {
    call,
    get: (path: string, headers: Record<string, string> = {}) => fetch(origin + path, { headers }),
    async signIn(username: string) {
      const input = { grant_type: 'password', client_id: 'web', username, password: demoPassword }
      return (await call(requestToken, input)).access_token
    },
    log: () => output,
    stop: () => service.stop(),
  }
}
export type Instance = Awaited<ReturnType<typeof startInstance>>

/** The ticket of a file that has come whole. */
export async function upload(api: Instance, purpose: string, bytes: Buffer, token: string) {
  const about = { purpose, name: 'a-file', size: bytes.length }
  const { upload: ticket } = await api.call(startUpload, about, token)
  for (let start = 0; start < bytes.length; start += uploadPartBytes) {
    const data = bytes.subarray(start, start + uploadPartBytes).toString('base64')
    await api.call(sendUploadPart, { upload: ticket, start, data }, token)
  }
  return ticket
}
