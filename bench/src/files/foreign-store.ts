import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { createServer, connect, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { atEnd, freePort } from '@brightyard/tools'

const bucket = 'brightyard'

/** A server that somebody else wrote, and the keys that it takes. Null where it is not installed. */
export async function startForeignStore(folder: string) {
  if (spawnSync('s3rver', ['--version']).error) return null
  const port = await freePort()
  const key = 'S3RVER' // and its secret: the server knows no others
  const options = ['-d', folder, '-a', '127.0.0.1', '-p', String(port), '--silent']
  const program = spawn(
    's3rver',
    [...options, '--no-vhost-buckets', '--configure-bucket', bucket],
    {
      // Its marks for the next page of a list are made with a cipher of old.
      env: { ...process.env, NODE_OPTIONS: '--openssl-legacy-provider' },
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  )
  atEnd(() => program.kill('SIGKILL'))
  await untilItAnswers(`http://127.0.0.1:${port}/`, program)
  const title = `s3rver ${spawnSync('s3rver', ['--version']).stdout.toString().trim()}`
  const url = `http://${key}:${key}@127.0.0.1:${port}/${bucket}`
  return { title, url, stop: () => program.kill('SIGTERM') }
}

async function untilItAnswers(origin: string, program: ChildProcess) {
  for (const deadline = Date.now() + 20_000; ; await wait(100)) {
    if (await fetch(origin).catch(() => null)) return
    if (program.exitCode !== null || Date.now() > deadline)
      throw new Error('The S3 server does not start.')
  }
}

/** A line to the store that can be cut. */
export async function lineTo(target: URL) {
  const open = new Set<Socket>()
  let isCut = false
  const server = createServer((socket) => {
    if (isCut) return socket.destroy()
    const other = connect(
      Number(target.port || (target.protocol === 'https:' ? 443 : 80)),
      target.hostname,
    )
    for (const [from, to] of [
      [socket, other],
      [other, socket],
    ] as const) {
      open.add(from)
      from
        .on('error', () => to.destroy())
        .on('close', () => {
          open.delete(from)
          to.destroy()
        })
      from.pipe(to)
    }
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const address = server.address()
  return {
    port: typeof address === 'object' ? (address?.port ?? 0) : 0,
    cut(cut: boolean) {
      isCut = cut
      if (cut) for (const socket of open) socket.destroy()
    },
    close() {
      for (const socket of open) socket.destroy()
      server.close()
    },
  }
}
