import type { RequestListener, Server } from 'node:http'

/** A request waits this long at most, however many connections arrive. */
const longestWaitMs = 50

/**
 * Accepts all waiting connections before further requests are answered. libuv accepts one connection per turn of the
 * event loop; when each turn also answers requests on open connections, 400 new ones take many seconds, and later
 * visitors queue behind them. To be called when the server's handlers are there, and before `refusePipelines`.
 */
export function takeConnectionsFirst(server: Server) {
  const handlers = server.listeners('request') as RequestListener[]
  const waiting: (() => void)[] = []
  let waitingSince = 0
  let tookOne = false

  function answer() {
    if (tookOne && performance.now() - waitingSince < longestWaitMs) {
      tookOne = false
      return void setImmediate(answer)
    }
    tookOne = false
    for (const begin of waiting.splice(0)) begin()
  }

  server.on('connection', () => void (tookOne = true))
  server.removeAllListeners('request')
  server.on('request', (request, response) => {
    if (waiting.length === 0) {
      waitingSince = performance.now()
      setImmediate(answer)
    }
    waiting.push(() => {
      if (request.socket.destroyed) return
      for (const handle of handlers) handle.call(server, request, response)
    })
  })
}
