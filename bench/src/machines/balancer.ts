import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { atEnd } from '@brightyard/tools'

const file = join(import.meta.dirname, '../../../docker/haproxy.cfg')

/** Addresses as `host:port`. */
export interface BalancerAddresses {
  site: string
  calls: string
  state: string
  edges: readonly [string, string]
  apis: readonly [string, string]
}

/** HAProxy with the configuration that the ops guide shows. */
export function startBalancer({ site, calls, state, edges, apis }: BalancerAddresses) {
  const program = spawn('haproxy', ['-db', '-f', file], {
    env: {
      PATH: `${process.env['PATH']}:/usr/sbin`,
      SITE_ADDRESS: site,
      API_ADDRESS: calls,
      STATE_ADDRESS: state,
      EDGE_1: edges[0],
      EDGE_2: edges[1],
      API_1: apis[0],
      API_2: apis[1],
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  atEnd(() => program.kill('SIGKILL'))
  program.once('error', (error) => console.error(`HAProxy does not start: ${error.message}`))

  async function rows() {
    const answer = await fetch(`http://${state}/;csv`).catch(() => null)
    const [head = '', ...lines] = ((await answer?.text()) ?? '').split('\n')
    const names = head.replace(/^# /, '').split(',')
    return lines.map((line) => {
      const cells = line.split(',')
      return new Map(names.map((name, place) => [name, cells[place] ?? '']))
    })
  }
  return {
    /** Resolves when it sends requests to all of these servers. */
    async untilUp(...servers: string[]) {
      for (const deadline = Date.now() + 120_000; ; await wait(100)) {
        const up = (await rows()).filter((row) => row.get('status')?.startsWith('UP'))
        if (servers.every((name) => up.some((row) => row.get('svname') === name))) return
        if (Date.now() > deadline) throw new Error(`The balancer finds no ${servers.join(', ')}.`)
      }
    },
    /** How often it tried again, and how often on another server. */
    async retries() {
      const sum = (all: Map<string, string>[], name: string) =>
        all
          .filter((row) => row.get('svname') === 'BACKEND')
          .reduce((total, row) => total + Number(row.get(name)), 0)
      const all = await rows()
      return { again: sum(all, 'wretr'), elsewhere: sum(all, 'wredis') }
    },
    stop: () => program.kill('SIGTERM'),
  }
}
export type Balancer = ReturnType<typeof startBalancer>
