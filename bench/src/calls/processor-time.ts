import { readFileSync } from 'node:fs'

/** Linux counts in hundredths of a second. */
const tickMs = 10

/**
 * What these processes have taken of a core so far, in milliseconds: other programs slow down answers by a multiple and
 * this hardly. Nothing where there is no `/proc`.
 */
export function processorTime(pids: readonly number[]): number {
  return pids.reduce((sum, pid) => sum + timeOf(pid), 0)
}

function timeOf(pid: number): number {
  try {
    // The name in brackets may have blanks in it; user and system time are the 12th and 13th after it.
    const [, rest = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(/\) (?=[A-Z] )/)
    const fields = rest.split(' ')
    return (Number(fields[11]) + Number(fields[12])) * tickMs
  } catch {
    return Number.NaN
  }
}
