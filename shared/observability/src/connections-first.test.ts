import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Worker } from 'node:worker_threads'
import { expect, test } from '@jest/globals'
import { takeConnectionsFirst } from './connections-first.ts'

/** Each has an event loop of its own, so that each turn of the server's finds several of them waiting. */
const common = `
  const { Agent, get } = require('node:http')
  const { connect } = require('node:net')
  const port = require('node:worker_threads').workerData
  const ask = (path, agent = false) =>
    new Promise((resolve) =>
      get({ port, host: '127.0.0.1', path, agent }, (response) => response.resume().on('end', resolve)),
    )
`
const busyVisitors = `${common}
  const agent = new Agent({ keepAlive: true })
  const visit = async () => {
    for (;;) await ask('/busy', agent)
  }
  for (let count = 0; count < 4; count++) void visit()
`
const newVisitor = `${common}
  const visit = async () => {
    await ask('/first')
    for (let count = 0; count < 200; count++) connect(port, '127.0.0.1')
    await ask('/last')
    process.exit()
  }
  void visit()
`

test('Y-038: who comes after many connections that say nothing is answered soon, while others ask without a pause', async () => {
  const busyBefore: Record<string, number> = {}
  let busy = 0
  const server = createServer(({ url = '' }, response) => {
    if (url === '/busy') busy += 1
    else busyBefore[url] = busy
    const start = performance.now()
    while (performance.now() - start < 2); // work that keeps the loop from its next turn
    response.end()
  })
  takeConnectionsFirst(server)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const busyOnes = new Worker(busyVisitors, { eval: true, workerData: port })
  while (busy < 8) await new Promise((resolve) => setTimeout(resolve, 5))
  await once(new Worker(newVisitor, { eval: true, workerData: port }), 'exit')
  await busyOnes.terminate()
  server.closeAllConnections()
  server.close()
  const { '/first': first = 0, '/last': last = Infinity } = busyBefore
  expect(last - first).toBeLessThan(100) // one for each of the 200 at least, where each has a turn for itself
})
