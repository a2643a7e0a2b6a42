import { ApiProblem } from './api-problem.ts'

/** Does a work when it is its turn; throws 429 `busy` where that does not come in time, and has done nothing then. */
export type InTurn = <Result>(work: () => Promise<Result>) => Promise<Result>

/**
 * Lets so many works run at once and the others wait in their order. What cannot be done soon is better refused soon:
 * the client comes again by itself, and meanwhile there is time for everybody else.
 */
export function takeTurns({
  atOnce,
  longestWaitMs,
}: {
  atOnce: number
  longestWaitMs: number
}): InTurn {
  let running = 0
  const waiting = new Set<() => void>()
  const turn = () =>
    new Promise<void>((resolve, reject) => {
      const begin = () => {
        clearTimeout(tooLate)
        waiting.delete(begin)
        resolve()
      }
      const tooLate = setTimeout(() => {
        waiting.delete(begin)
        reject(busy(longestWaitMs))
      }, longestWaitMs)
      waiting.add(begin)
    })
  const handOver = () => {
    const [next] = waiting
    if (next) next()
    else running -= 1
  }
  return async (work) => {
    // The place of who has ended goes to who waits longest, so nobody who comes later takes it.
    if (running < atOnce) running += 1
    else await turn()
    try {
      return await work()
    } finally {
      // Not at once: the embedded database answers without a pause, and other calls come in only in between.
      setImmediate(handOver)
    }
  }
}

const busy = (waitMs: number) =>
  new ApiProblem(429, 'busy', 'Many people are searching. Please try again in a moment.', {
    retryAfterSeconds: Math.max(1, Math.ceil(waitMs / 1000)),
  })
