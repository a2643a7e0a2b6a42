import { spawn, spawnSync } from 'node:child_process'
import { chownSync, existsSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { openDatabase } from '@brightyard/database'
import { UserFacingError } from '../../bootstrap/user-facing-error.mjs'
import { atEnd, temporaryFolder } from '../folder/temporary-folder.ts'
import { freePort } from '../ports/ports.ts'
import { accountForPostgres, findPostgresPrograms } from './postgres-programs.ts'

export interface TestServer {
  url: string
  stop: () => Promise<void>
}

/** Settings for data that nobody misses after a crash. */
const thrownAway = {
  fsync: 'off',
  full_page_writes: 'off',
  synchronous_commit: 'off',
  max_wal_size: '256MB',
}

/** Template, copies in use and log take a few hundred megabytes. */
const roomInMemory = 2 * 1024 ** 3

/** In memory where there is room: every test file makes and drops a database, which takes ten times as long on a disk. */
function parentFolder(): string {
  const inMemory = '/dev/shm'
  if (!existsSync(inMemory)) return tmpdir()
  const { bavail, bsize } = statfsSync(inMemory)
  return bavail * bsize > roomInMemory ? inMemory : tmpdir()
}

/**
 * A PostgreSQL of its own on a free port, in a temporary folder that goes when it stops. With `isMeasured` it writes to
 * the disk as a real one does.
 */
export async function startPostgres({ isMeasured = false } = {}): Promise<TestServer> {
  const programs = await findPostgresPrograms()
  const account = accountForPostgres()
  const temporary = temporaryFolder('brightyard-postgres-', isMeasured ? tmpdir() : parentFolder())
  const folder = temporary.path
  if (account) chownSync(folder, account.uid, account.gid)
  const settings = { cwd: folder, ...account, env: { PATH: process.env['PATH'] ?? '', TZ: 'UTC' } }

  const data = join(folder, 'data')
  const initialise = ['-D', data, '-U', 'brightyard', '-A', 'trust', '-E', 'UTF8', '--locale=C']
  const made = spawnSync(join(programs, 'initdb'), [...initialise, '--no-sync'], settings)
  if (made.status !== 0) throw new UserFacingError(`initdb failed:\n${made.stderr.toString()}`)

  const port = await freePort()
  const options = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: folder,
    ...(isMeasured ? {} : thrownAway),
    max_connections: '200',
    timezone: 'UTC',
  }
  const server = spawn(
    join(programs, 'postgres'),
    [
      '-D',
      data,
      '-p',
      String(port),
      ...Object.entries(options).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
    ],
    { ...settings, stdio: ['ignore', 'ignore', 'pipe'] },
  )
  let lastOutput = ''
  server.stderr.on('data', (chunk: Buffer) => {
    lastOutput = `${lastOutput}${chunk.toString()}`.slice(-4_000)
  })
  const ended = new Promise<void>((resolve) => server.once('close', () => resolve()))
  const forget = atEnd(() => server.kill('SIGQUIT'))
  const stop = async () => {
    server.kill('SIGINT') // "fast": breaks connections off and ends cleanly
    await ended
    forget()
    temporary.remove()
  }

  const url = `postgres://brightyard@127.0.0.1:${port}/postgres`
  for (const deadline = Date.now() + 60_000; !(await answers(url)); await pause(50)) {
    if (server.exitCode === null && Date.now() < deadline) continue
    await stop()
    throw new UserFacingError(`PostgreSQL did not start:\n${lastOutput}`)
  }
  return { url, stop }
}

/** Whether it takes queries: its port is open before, while it is still starting up. */
async function answers(url: string): Promise<boolean> {
  try {
    const database = await openDatabase({ url })
    await database.close()
    return true
  } catch {
    return false
  }
}
