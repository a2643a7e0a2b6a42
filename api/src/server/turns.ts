import { ApiProblem } from './api-problem.ts'

/** Does a work when it is its turn; throws 429 `busy` where that does not come in time, and has done nothing then. */
export type InTurn = <Result>(address: string, work: () => Promise<Result>) => Promise<Result>

/**
 * Lets so many works run at once. The others wait: addresses take turns, and each has its own in their order, so that
 * one with many works does not hold up the rest. What cannot be done soon is better refused soon: the client comes
 * again by itself, and meanwhile there is time for everybody else.
 */
export function takeTurns({
  atOnce,
  longestWaitMs,
  tooMany,
}: {
  atOnce: number
  longestWaitMs: number
  /** What somebody is told whose turn does not come. */
  tooMany: string
}): InTurn {
  let running = 0
  const waiting = new Map<string, Set<() => void>>()
  const turnOf = (address: string) =>
    new Promise<void>((resolve, reject) => {
      const own = waiting.get(address) ?? new Set()
      waiting.set(address, own)
      const leave = () => {
        own.delete(begin)
        if (own.size === 0) waiting.delete(address)
      }
      const begin = () => {
        clearTimeout(tooLate)
        leave()
        if (waiting.delete(address)) waiting.set(address, own) // behind all others
        resolve()
      }
      const tooLate = setTimeout(() => {
        leave()
        reject(busy(tooMany, longestWaitMs))
      }, longestWaitMs)
      own.add(begin)
    })
  const handOver = () => {
    const [[next] = []] = waiting.values()
    if (next) next()
    else running -= 1
  }
  return async (address, work) => {
    // The place of who has ended goes to who waits, so nobody who comes later takes it.
    if (running < atOnce) running += 1
    else await turnOf(address)
    try {
      return await work()
    } finally {
      // Not at once: the embedded database answers without a pause, and other calls come in only in between.
      setImmediate(handOver)
    }
  }
}

const busy = (message: string, waitMs: number) =>
  new ApiProblem(429, 'busy', message, {
    retryAfterSeconds: Math.max(1, Math.ceil(waitMs / 1000)),
  })
