import { type ChildProcess, spawn, type SpawnOptions } from 'node:child_process'
import { readFileSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { bootScript } from './boot-script.ts'
import { renderLimits } from './limits.ts'

export interface IsolatedProgram {
  /**
   * CommonJS, complete in itself but for Node's own modules. Exports `serve({ send, onMessage })`, which is called once
   * the process has given away what it could do.
   */
  code: string
  /** Named in stack traces. */
  filename: string
  /** Of JavaScript's heap, in megabytes. */
  memoryMb?: number
  /** Called with the lines that the program prints, the first twenty of each minute. */
  onOutput?: (line: string) => void
}

/** A process with no environment, no files, no children, no threads and no network of its own. */
export interface IsolatedProcess {
  /** Anything that can be cloned; nothing happens once the process has ended. */
  send: (message: object) => void
  /** What arrives is whatever the program sends: parse it. */
  onMessage: (listener: (message: unknown) => void) => void
  /** Called once, with the reason as half a sentence: “it needed more memory than there is”. */
  onExit: (listener: (reason: string) => void) => void
  /** The processor's time that it has used, in milliseconds; null where the system does not say. */
  processorMs: () => number | null
  /** Ends it at once; settles when it is gone. */
  kill: () => Promise<void>
}

/**
 * Starts a program that nobody has to trust. It gets its code and its work over one channel, and everything else is
 * closed: an empty environment, Node's permission model without a single permission, no code from strings, an account
 * without rights where this process is root's, and what Node offers a program is removed before `serve` is called.
 */
export function startIsolatedProcess(program: IsolatedProgram): IsolatedProcess {
  const { code, filename, memoryMb = renderLimits.memoryMb, onOutput } = program
  const child = spawn(
    process.execPath,
    [
      '--experimental-permission',
      '--disallow-code-generation-from-strings',
      '--disable-proto=delete',
      '--no-warnings',
      `--max-old-space-size=${memoryMb}`,
      '--eval',
      bootScript,
    ],
    {
      ...powerlessUser(),
      env: {},
      cwd: '/',
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      serialization: 'advanced',
      windowsHide: true,
    },
  )
  let ended: string | null = null
  const exitListeners: ((reason: string) => void)[] = []
  const gone = new Promise<void>((resolve) => {
    const end = (reason: string) => {
      if (ended !== null) return
      ended = reason
      for (const listener of exitListeners) listener(reason)
      resolve()
    }
    child.once('error', (error) => end(`it could not be started (${error.message})`))
    child.once('exit', (exitCode, signal) => end(reasonOf(exitCode, signal, lastWords.text)))
  })
  const lastWords = followOutput(child, onOutput)
  // Writing to a process that is just ending fails; its end is reported by `exit`.
  child.on('error', () => undefined)
  send({ code, filename })

  function send(message: object) {
    if (ended === null && child.connected) child.send(message, () => undefined)
  }
  return {
    send,
    onMessage: (listener) => void child.on('message', listener),
    onExit(listener) {
      if (ended === null) exitListeners.push(listener)
      else queueMicrotask(() => listener(ended ?? ''))
    },
    processorMs: () => processorMsOf(child.pid),
    async kill() {
      child.kill('SIGKILL')
      await gone
    },
  }
}

function reasonOf(exitCode: number | null, signal: string | null, output: string): string {
  if (/heap out of memory|Allocation failed/.test(output)) {
    return 'it needed more memory than there is'
  }
  const [error] = /^(?:Uncaught )?\w*Error: .*$/m.exec(output) ?? []
  if (error) return `it ended with “${error}”`
  return signal ? `it was ended by ${signal}` : `it ended by itself with code ${exitCode}`
}

/** Of Linux: its clock ticks are hundredths of a second. */
function processorMsOf(pid: number | undefined): number | null {
  try {
    // The name in brackets may hold blanks.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
    return (Number(fields[11]) + Number(fields[12])) * 10
  } catch {
    return null
  }
}

const linesPerMinute = 20

/** Passes on what a process prints, within bounds, and remembers the end of it. */
function followOutput(child: ChildProcess, onOutput: ((line: string) => void) | undefined) {
  const last = { text: '' }
  let minute = 0
  let lines = 0
  const follow = (chunk: Buffer) => {
    const text = chunk.toString('utf8')
    last.text = (last.text + text).slice(-4000)
    const now = Math.floor(Date.now() / 60_000)
    if (now !== minute) [minute, lines] = [now, 0]
    for (const line of text.split('\n').filter(Boolean)) {
      if (++lines <= linesPerMinute) onOutput?.(line.slice(0, 500))
    }
  }
  child.stdout?.on('data', follow)
  child.stderr?.on('data', follow)
  return last
}

/** `nobody` on Linux and macOS. */
const nobody = 65_534

/** Root may become anyone: the account without rights, provided that it may run this Node. */
function powerlessUser(): Pick<SpawnOptions, 'uid' | 'gid'> {
  if (process.getuid?.() !== 0) return {}
  for (let path = process.execPath; path !== dirname(path); path = dirname(path)) {
    if ((statSync(path).mode & 0o001) === 0) return {}
  }
  return { uid: nobody, gid: nobody }
}
