import { connect, createServer } from 'node:net'
import type { AddressInfo, Socket } from 'node:net'

/** A line to the database server that can be cut, as a restart of the server cuts it: all connections end, new ones are refused. */
export async function databaseLine(url: string) {
  const target = new URL(url)
  const open = new Set<Socket>()
  const server = createServer((caller) => {
    const line = connect({ host: target.hostname, port: Number(target.port) })
    for (const [from, to] of [
      [caller, line],
      [line, caller],
    ] as const) {
      open.add(from)
      from.on('error', () => {}).on('close', () => open.delete(from) && to.destroy())
      from.pipe(to)
    }
  })
  const listen = (port: number) =>
    new Promise<void>((resolve) => {
      server.listen(port, '127.0.0.1', resolve)
    })
  await listen(0)
  const { port } = server.address() as AddressInfo
  const cut = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve())
      for (const socket of open) socket.destroy()
    })
  const through = new URL(target)
  through.host = `127.0.0.1:${port}`
  return { url: through.href, cut, mend: () => listen(port) }
}
