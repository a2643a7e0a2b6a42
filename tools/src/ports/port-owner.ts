import { execFileSync } from 'node:child_process'
import { readFileSync, readdirSync, readlinkSync } from 'node:fs'
import { basename } from 'node:path'

/** Who listens on a port, for a message to a person: `node api/dist/main.js (process 4711)`, or null. */
export function portOwner(port: number): string | null {
  try {
    const pid = process.platform === 'linux' ? listenerOnLinux(port) : listenerByLsof(port)
    return pid === null ? null : describeProcess(pid)
  } catch {
    return null // knowing is a courtesy; not being allowed to know is normal
  }
}

/** Sockets that listen, by the kernel's tables: `sl local_address rem_address st … inode`. */
export function listeningInodes(table: string, port: number): string[] {
  const hexPort = port.toString(16).toUpperCase().padStart(4, '0')
  return table
    .split('\n')
    .slice(1)
    .map((line) => line.trim().split(/\s+/))
    .filter(([, local, , state]) => local?.endsWith(`:${hexPort}`) && state === '0A')
    .flatMap(([, , , , , , , , , inode]) => inode ?? [])
}

function listenerOnLinux(port: number): string | null {
  const inodes = new Set(
    ['/proc/net/tcp', '/proc/net/tcp6']
      .flatMap((file) => listeningInodes(readFileSync(file, 'utf8'), port))
      .map((inode) => `socket:[${inode}]`),
  )
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  return pids.find((pid) => openFiles(pid).some((target) => inodes.has(target))) ?? null
}

function openFiles(pid: string): string[] {
  const folder = `/proc/${pid}/fd`
  return attempt(() => readdirSync(folder), []).map((descriptor) =>
    attempt(() => readlinkSync(`${folder}/${descriptor}`), ''),
  )
}

/** Another user's process, one that just ended, or a descriptor that was just closed. */
function attempt<Result>(look: () => Result, otherwise: Result): Result {
  try {
    return look()
  } catch {
    return otherwise
  }
}

function listenerByLsof(port: number): string | null {
  const found = execFileSync('lsof', ['-nP', `-iTCP:${port}`, '-sTCP:LISTEN', '-t'], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  return found.split('\n')[0] || null
}

function describeProcess(pid: string): string {
  const words =
    process.platform === 'linux'
      ? readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0')
      : execFileSync('ps', ['-o', 'command=', '-p', pid], { encoding: 'utf8' }).split(/\s+/)
  return `${recognisable(words).slice(0, 100)} (process ${pid})`
}

/** A command by what tells it from others: the program and its first words, without node's flags. */
export function recognisable([program = '', ...words]: readonly string[]): string {
  const told = words.filter(
    (word, at) => word && !word.startsWith('-') && words[at - 1] !== '--import',
  )
  return [basename(program), ...told].join(' ')
}
