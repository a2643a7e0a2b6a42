import { spawn } from 'node:child_process'
import { UserFacingError } from './user-facing-error.mjs'

/**
 * Runs a command; its output is shown only when it fails. The command has a process group of its own, so that
 * `signal` ends all that it has started, and the promise settles when the last of them is gone.
 * @param {string} command
 * @param {string[]} args
 * @param {object} options
 * @param {string} options.cwd
 * @param {NodeJS.ProcessEnv} [options.env]
 * @param {string} options.failure what happened, for a person
 * @param {string} [options.advice] what to do then
 * @param {AbortSignal} options.signal its reason is thrown once everything has ended
 * @param {NodeJS.Signals} [options.stopBy] what the group gets
 * @returns {Promise<void>}
 */
export function runQuietly(
  command,
  args,
  { cwd, env = process.env, failure, advice, signal, stopBy = 'SIGTERM' },
) {
  const onWindows = process.platform === 'win32'
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd,
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: !onWindows,
      shell: onWindows && command === 'npx', // a batch file there
    })
    /** @param {NodeJS.Signals} by */
    const kill = (by) => {
      if (child.pid === undefined) return
      if (onWindows) child.kill(by)
      else killGroup(child.pid, by)
    }
    const stop = () => kill(stopBy)
    const killAtExit = () => kill('SIGKILL')
    if (signal.aborted) stop()
    signal.addEventListener('abort', stop, { once: true })
    process.once('exit', killAtExit)
    let output = ''
    child.stdout.on('data', (chunk) => (output += chunk))
    child.stderr.on('data', (chunk) => (output += chunk))
    child.on('error', (error) =>
      reject(new UserFacingError(`${failure} (${error.message})`, advice)),
    )
    // After the end of every process that can still write to its output
    child.on('close', (code) => {
      signal.removeEventListener('abort', stop)
      process.off('exit', killAtExit)
      if (signal.aborted) reject(signal.reason)
      else if (code === 0) resolve()
      else
        reject(new UserFacingError([output.trim(), failure].filter(Boolean).join('\n\n'), advice))
    })
  })
}

/**
 * @param {number} leader
 * @param {NodeJS.Signals} signal
 */
function killGroup(leader, signal) {
  try {
    process.kill(-leader, signal)
  } catch {
    // All of it has ended by itself
  }
}
