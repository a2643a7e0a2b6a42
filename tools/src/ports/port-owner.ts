import { execFileSync } from 'node:child_process'
import { readFileSync, readdirSync, readlinkSync } from 'node:fs'
import { basename } from 'node:path'

/** Who listens on a port, for a message: `node api/dist/main.js (process 4711)`, or null. */
export function portOwner(port: number): string | null {
  try {
    const pid = process.platform === 'linux' ? listenerOnLinux(port) : listenerByLsof(port)
    return pid === null ? null : describeProcess(pid)
  } catch {
    return null // may be forbidden, and the message works without it
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
function attempt<Result>(read: () => Result, otherwise: Result): Result {
  try {
    return read()
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
  const args =
    process.platform === 'linux'
      ? readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0')
      : execFileSync('ps', ['-o', 'command=', '-p', pid], { encoding: 'utf8' }).split(/\s+/)
  return `${commandSummary(args).slice(0, 100)} (process ${pid})`
}

/** The recognisable part of a command: the program and its first arguments, without node's flags. */
export function commandSummary([program = '', ...args]: readonly string[]): string {
  const shown = args.filter((arg, at) => arg && !arg.startsWith('-') && args[at - 1] !== '--import')
  return [basename(program), ...shown].join(' ')
}
