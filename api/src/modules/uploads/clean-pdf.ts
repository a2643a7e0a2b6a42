import { fork } from 'node:child_process'
import { join } from 'node:path'

/** Compiled, also where this file runs from its source. */
const script = join(import.meta.dirname, '../../../dist/modules/uploads/write-pdf.job.js')

export interface Limits {
  seconds: number
  /** Of objects; the bytes of the file come on top. */
  memoryMb: number
}
const defaultLimits: Limits = { seconds: 15, memoryMb: 256 }

/**
 * A PDF that strangers may open: its pages, without who made it. In a process of its own, so that nobody waits
 * meanwhile, and a file that was made to fill the memory fills no other. Null where it is broken, or would take more
 * than there is.
 */
export function cleanPdf(
  bytes: Buffer,
  { seconds, memoryMb }: Limits = defaultLimits,
): Promise<Buffer | null> {
  const child = fork(script, {
    env: {},
    execArgv: [`--max-old-space-size=${memoryMb}`, '--no-warnings'],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  return new Promise<Buffer | null>((resolve, reject) => {
    const timer = setTimeout(() => resolve(null), seconds * 1000)
    child.once('message', (clean) =>
      resolve(clean instanceof Uint8Array ? Buffer.from(clean) : null),
    )
    child.once('error', reject)
    child.once('exit', (code) => {
      clearTimeout(timer)
      // Without memory it is ended by a signal; with a code, it is not the file that is broken.
      if (code === null) resolve(null)
      else reject(new Error(`The process that writes PDF files ended with ${code}.`))
    })
    child.send(bytes, () => undefined)
  }).finally(() => child.kill('SIGKILL'))
}
