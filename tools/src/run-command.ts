import { spawn } from 'node:child_process'
import { root } from './root.ts'

export interface CommandResult {
  code: number
  /** Standard output and error, in the order they came. */
  output: string
}

export interface FullResult extends CommandResult {
  /** Standard output alone, which is meant for programs. */
  standardOutput: string
}

export interface CommandOptions {
  environment?: Record<string, string>
  /** The rest of the command's environment; this process's own unless given. */
  inherited?: NodeJS.ProcessEnv
  cwd?: string
}

/** Runs a command to its end and returns its output. */
export function runCommand(
  command: string,
  args: readonly string[],
  { environment = {}, inherited = process.env, cwd = root }: CommandOptions = {},
): Promise<FullResult> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...inherited, ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    let standardOutput = ''
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString()
      standardOutput += chunk.toString()
    })
    child.stderr.on('data', (chunk: Buffer) => {
      output += chunk.toString()
    })
    child.once('error', reject)
    child.once('close', (code) => resolve({ code: code ?? 1, output, standardOutput }))
  })
}

/** A program of the repository's own packages, run by this same node. */
export const runNode = (args: readonly string[], options?: CommandOptions) =>
  runCommand(process.execPath, args, options)
