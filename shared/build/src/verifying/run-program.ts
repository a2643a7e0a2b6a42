import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { findUpwards } from '@brightyard/release-files'

/** How a program ended, and everything that it printed. */
export interface Ended {
  readonly code: number
  readonly output: string
}

/** The file of a program that is installed for this folder: `oxlint/bin/oxlint`; undefined where it is not. */
export function installedProgram(folder: string, file: string): string | undefined {
  const holder = findUpwards(folder, join('node_modules', file))
  return holder && join(holder, 'node_modules', file)
}

/** The nearest folder upwards with one of these files: where a tool finds its settings. */
export const settingsFolder = (folder: string, ...files: readonly string[]) =>
  files.map((file) => findUpwards(folder, file)).find((found) => found && existsSync(found))

/** Runs one of node's programs, and waits for its end. */
export function runProgram(
  file: string,
  args: readonly string[],
  cwd: string,
  environment: NodeJS.ProcessEnv = {},
): Promise<Ended> {
  return new Promise((resolve, reject) => {
    const { NODE_OPTIONS: _ours, ...inherited } = process.env
    const child = spawn(process.execPath, [file, ...args], {
      cwd,
      env: { ...inherited, ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    const collect = (text: Buffer) => (output += text.toString())
    child.stdout.on('data', collect)
    child.stderr.on('data', collect)
    child.on('error', reject)
    child.on('close', (code) => resolve({ code: code ?? 1, output }))
  })
}
