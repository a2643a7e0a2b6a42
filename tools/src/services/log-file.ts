import { createWriteStream } from 'node:fs'
import { join } from 'node:path'

/** A server's output goes to a file of its own, overwritten at every start. */
export function logFile(logs: string, name: string): (text: string) => void {
  const stream = createWriteStream(join(logs, `${name}.log`))
  return (text) => stream.write(text)
}
