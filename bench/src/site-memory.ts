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
const pids = () => readdirSync('/proc').filter((name) => /^\d+$/.test(name))
const pidOf = (program: string, setting: string) =>
  pids().find(
    (pid) =>
      read(pid, 'cmdline').includes(program) && read(pid, 'environ').split('\0').includes(setting),
  )
const parentOf = (pid: string) => /^PPid:\s+(\d+)/m.exec(read(pid, 'status'))?.[1]

/** The most that the process of this program, with this setting, has held since it began; of Linux only. */
export function largestMemory(program: string, setting: string): string {
  const pid = pidOf(program, setting)
  const peak = /^VmHWM:\s+(\d+)/m.exec(pid ? read(pid, 'status') : '')?.[1]
  return peak ? `${(Number(peak) / 1000).toFixed(0)} MB` : 'unknown'
}

const sumOf = (list: readonly string[]) => list.reduce((sum, pid) => sum + residentMb(pid), 0)

function edgeAndRender(origin: string) {
  const edge = pidOf('host/dist/server/main.js', `PORT=${new URL(origin).port}`)
  const children = edge === undefined ? [] : pids().filter((pid) => parentOf(pid) === edge)
  return { edge: sumOf(edge === undefined ? [] : [edge]), render: sumOf(children) }
}

/** Resident memory of the edge that listens there, and of its render processes; of Linux only. */
export function edgeMemory(origin: string): string {
  const { edge, render } = edgeAndRender(origin)
  return edge === 0 ? 'unknown' : `${edge.toFixed(0)} + ${render.toFixed(0)} MB`
}

/** Resident megabytes of a site's programs, by the edge's address and the API's database; 0 elsewhere than on Linux. */
export function siteMemory(origin: string, databaseUrl: string): Record<string, number> {
  const api = pidOf('api/dist/main.js', `DATABASE_URL=${databaseUrl}`)
  const registry = pidOf('registry/dist/main.js', `DATABASE_URL=${databaseUrl}`)
  const of = (pid: string | undefined) => sumOf(pid === undefined ? [] : [pid])
  return { ...edgeAndRender(origin), api: of(api), registry: of(registry) }
}
