import { spawn } from 'node:child_process'
import { UserFacingError } from './user-facing-error.mjs'

/**
 * Runs a command; its output is shown only when it fails.
 * @param {string} command
 * @param {string[]} args
 * @param {{ cwd: string, env?: NodeJS.ProcessEnv, failure: string, advice?: string }} options
 * @returns {Promise<void>}
 */
export function runQuietly(command, args, { cwd, env = process.env, failure, advice }) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd,
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32' && command === 'npx', // a batch file there
    })
    let output = ''
    child.stdout.on('data', (chunk) => (output += chunk))
    child.stderr.on('data', (chunk) => (output += chunk))
    child.on('error', (error) =>
      reject(new UserFacingError(`${failure} (${error.message})`, advice)),
    )
    child.on('close', (code) => {
      if (code === 0) resolve()
      else
        reject(new UserFacingError([output.trim(), failure].filter(Boolean).join('\n\n'), advice))
    })
  })
}
