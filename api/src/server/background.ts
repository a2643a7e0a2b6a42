import type { FastifyBaseLogger } from 'fastify'

/** Work that responses must not wait for, so that their timing reveals nothing; finished before the process ends. */
export interface Background {
  run(name: string, work: () => Promise<void>): void
  settled(): Promise<void>
}

export function background(log: FastifyBaseLogger): Background {
  const running = new Set<Promise<void>>()
  return {
    run(name, work) {
      const task = work()
        .catch((err: unknown) => log.error({ err, name }, 'background work failed'))
        .finally(() => running.delete(task))
      running.add(task)
    },
    async settled() {
      while (running.size > 0) await Promise.all(running)
    },
  }
}
