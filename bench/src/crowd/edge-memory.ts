import { readdirSync, readFileSync } from 'node:fs'

const read = (pid: string, file: string) => {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8')
  } catch {
    return '' // it has ended
  }
}
const residentMb = (pid: string) =>
  Number(/^VmRSS:\s+(\d+)/m.exec(read(pid, 'status'))?.[1] ?? 0) / 1000
const parentOf = (pid: string) => /^PPid:\s+(\d+)/m.exec(read(pid, 'status'))?.[1]

/** Resident memory of the edge that listens there, and of its render processes; of Linux only. */
export function edgeMemory(origin: string): string {
  const port = new URL(origin).port
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  const edge = pids.find(
    (pid) =>
      read(pid, 'cmdline').includes('host/dist/server/main.js') &&
      read(pid, 'environ').split('\0').includes(`PORT=${port}`),
  )
  if (!edge) return 'unknown'
  const children = pids.filter((pid) => parentOf(pid) === edge)
  const of = (list: string[]) => list.reduce((sum, pid) => sum + residentMb(pid), 0).toFixed(0)
  return `${of([edge])} + ${of(children)} MB`
}
