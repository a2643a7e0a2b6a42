import { fork } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { setTimeout as pause } from 'node:timers/promises'
import { UserFacingError } from '../../bootstrap/user-facing-error.mjs'
import { atEnd } from '../folder/temporary-folder.ts'
import { inRoot } from '../root.ts'
import { serviceFailure } from './service-failure.ts'

export interface ServiceSettings {
  /** Short, for its log file: `api`. */
  name: string
  /** For messages: `The API`. */
  title: string
  /** Its entry, relative to the repository. */
  entry: string
  args?: readonly string[]
  /** Relative to the repository, which is the default. */
  cwd?: string
  /** A URL that responds with success once the server is ready, for servers that do not report it themselves. */
  probe?: string
  environment: Record<string, string>
  /** Where its output goes; its last lines are part of the message when it fails. */
  onOutput?: (text: string) => void
  /** Called when it asks to be started again: what it read at its start has changed. */
  onRestartWanted?: () => void
  /** Killed when this process ends without stopping it, so that its folder can go; otherwise it then stops by itself. */
  dataIsThrownAway?: boolean
  /** How long it may take until it reports that it is ready, in milliseconds. */
  timeout?: number
}

export interface Service {
  title: string
  /** Settles when the process has ended; `stopRequested` is true if `stop` was called. */
  ended: Promise<{ stopRequested: boolean; reason: string; lastOutput: string }>
  stop: () => Promise<void>
  kill: () => void
}

const guard = inRoot('tools/dist/services/end-with-parent.js')
const stopTimeout = 10_000

/**
 * Starts a server process and waits until it reports `{ ready: true }`, or until its probe succeeds. The signal cancels
 * that; a server that is ready ends by its `stop`.
 */
export async function startService(
  settings: ServiceSettings,
  signal?: AbortSignal,
): Promise<Service> {
  const { title, entry, args = [], cwd = '.', environment, onOutput, dataIsThrownAway } = settings
  const child = fork(inRoot(entry), args, {
    cwd: inRoot(cwd),
    env: { ...process.env, ...environment },
    execArgv: ['--enable-source-maps', '--import', guard],
    // A group of its own: Ctrl-C reaches this process alone, which then stops all in the right order
    detached: process.platform !== 'win32',
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  let stopRequested = false
  let lastOutput = ''
  const listen = (chunk: Buffer) => {
    const text = chunk.toString()
    lastOutput = `${lastOutput}${text}`.slice(-8_000)
    onOutput?.(text)
  }
  child.stdout?.on('data', listen)
  child.stderr?.on('data', listen)

  const ended = new Promise<Awaited<Service['ended']>>((resolve) => {
    child.once('error', (error) => resolve({ stopRequested, reason: error.message, lastOutput }))
    child.once('close', (code, signal) =>
      resolve({
        stopRequested,
        reason: signal ? `signal ${signal}` : `exit code ${code}`,
        lastOutput,
      }),
    )
  })
  if (dataIsThrownAway) void ended.then(atEnd(() => child.kill('SIGKILL')))
  const service: Service = {
    title,
    ended,
    kill: () => child.kill('SIGKILL'),
    stop: async () => {
      stopRequested = true
      if (child.exitCode !== null || child.signalCode !== null) return
      child.kill('SIGTERM')
      const hardStop = setTimeout(() => child.kill('SIGKILL'), stopTimeout)
      await ended
      clearTimeout(hardStop)
    },
  }
  child.on('message', (message) => {
    if (typeof message === 'object' && 'restart' in message) settings.onRestartWanted?.()
  })
  const onAbort = () => void service.stop()
  signal?.addEventListener('abort', onAbort)
  try {
    await untilReady(child, service, settings)
  } catch (error) {
    await service.stop()
    throw error
  } finally {
    signal?.removeEventListener('abort', onAbort)
  }
  return service
}

function untilReady(
  child: ChildProcess,
  { title, ended }: Service,
  { probe, timeout = 300_000 }: ServiceSettings,
): Promise<void> {
  return new Promise<void>((resolve, reject) => {
    const settled = new AbortController()
    const settle = (outcome: () => void) => {
      clearTimeout(timer)
      settled.abort()
      outcome()
    }
    const timer = setTimeout(
      () =>
        settle(() =>
          reject(new UserFacingError(`${title} was not ready after ${timeout / 1000} s.`)),
        ),
      timeout,
    )
    if (probe) void untilAnswers(probe, settled.signal).then(() => settle(resolve))
    else
      child.on('message', (message) => {
        if (typeof message === 'object' && 'ready' in message) settle(resolve)
      })
    void ended.then(({ reason, lastOutput }) =>
      settle(() => reject(serviceFailure(title, reason, lastOutput))),
    )
  })
}

async function untilAnswers(address: string, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const response = await fetch(address, { signal }).catch(() => null)
    if (response?.ok) return
    await pause(200)
  }
}
