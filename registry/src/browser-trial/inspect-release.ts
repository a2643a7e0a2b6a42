import { fork } from 'node:child_process'
import { join } from 'node:path'
import type { Reason } from '@brightyard/contract/registry'
import { reason } from '../checks/reason.ts'
import { type Finding, Findings, type InspectionJob } from './inspect-files.ts'

/** Compiled, also where this file runs from its source. */
const script = join(import.meta.dirname, '../../dist/browser-trial/inspect.job.js')

export interface InspectionLimits {
  seconds: number
  memoryMb: number
}
const defaultLimits: InspectionLimits = { seconds: 20, memoryMb: 384 }

/** Parses the scripts and style sheets of a release. */
export async function inspectRelease(
  job: InspectionJob,
  limits: InspectionLimits = defaultLimits,
): Promise<Reason[]> {
  const findings = await inspect(job, limits)
  return typeof findings === 'string'
    ? [reason('scripts-unreadable', { why: findings })]
    : findings.map((found) =>
        found.kind === 'script-invalid'
          ? reason('script-invalid', found)
          : reason('style-page-wide', found),
      )
}

/** What is wrong with these files, or why nobody knows. The process that reads them has nothing and always ends. */
export function inspect(
  job: InspectionJob,
  { seconds, memoryMb }: InspectionLimits = defaultLimits,
): Promise<Finding[] | string> {
  const child = fork(script, {
    env: {},
    execArgv: [`--max-old-space-size=${memoryMb}`, '--no-warnings'],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  return new Promise((resolve) => {
    const end = (outcome: Finding[] | string) => {
      clearTimeout(timer)
      child.kill('SIGKILL')
      resolve(outcome)
    }
    const timer = setTimeout(() => end(`it took longer than ${seconds} seconds`), seconds * 1000)
    child.once('message', (message) => {
      const findings = Findings.safeParse(message)
      end(findings.success ? findings.data : 'the answer could not be read')
    })
    child.once('error', (error) => end(error.message))
    child.once('exit', () => end('it needed more memory than there is'))
    child.send(job, () => undefined)
  })
}
