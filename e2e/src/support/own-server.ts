import { spawn } from 'node:child_process'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../../..')
const entries = { api: 'api/dist/main.js', edge: 'host/dist/server/main.js' } as const

/** Another server beside those of the site, with its own settings; `stop` lets it finish its work. */
export async function startOwn(server: keyof typeof entries, settings: Record<string, string>) {
  const env = { PATH: process.env['PATH'], HOST: '127.0.0.1', LOG_LEVEL: 'silent', ...settings }
  const child = spawn(process.execPath, ['--enable-source-maps', join(root, entries[server])], {
    env,
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  })
  let complaint = ''
  child.stderr?.on('data', (text: Buffer) => {
    complaint += text.toString()
  })
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  await new Promise<void>((resolve, reject) => {
    child.once('message', () => resolve())
    child.once('exit', (code) =>
      reject(new Error(`${server} ended with ${code} at its start: ${complaint}`)),
    )
  })
  return {
    stop() {
      if (child.connected) child.disconnect()
      return ended
    },
  }
}
