import type { RequestListener, Server } from 'node:http'

/** However many connections come: so long requests may wait for them. */
const longestWaitMs = 50

/**
 * Takes all connections that wait before it answers further requests. The system hands over one in each turn of the
 * event loop; where each turn answers what came on others, 400 of them take many seconds, and whoever comes next waits
 * behind them. To be called when the server's handlers are there, and before `refusePipelines`.
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
