/** Who wants to know what a trial says; in the order in which they get it, the most urgent last. */
const order = ['check', 'publish', 'swap'] as const
export type TrialPurpose = (typeof order)[number]

interface Turn {
  purpose: TrialPurpose
  start(): Promise<void>
  /** Ends the trial, which starts again when it is its turn. */
  makeWay(): void
}

export type TrialQueue = ReturnType<typeof trialQueue>

/**
 * One trial at a time: each may use a whole CPU, and the site is served from the same machine. A swap goes before
 * everything that waits, and before what runs, unless that is a swap too.
 */
export function trialQueue() {
  const waiting: Turn[] = []
  let running: Turn | null = null

  const remove = (turn: Turn) => {
    const index = waiting.indexOf(turn)
    if (index >= 0) waiting.splice(index, 1)
  }

  function startNext() {
    if (running) return
    const turn = waiting.toSorted((a, b) => rank(b) - rank(a))[0]
    if (!turn) return
    remove(turn)
    running = turn
    void turn.start().finally(() => {
      running = null
      startNext()
    })
  }

  return {
    /** Runs a trial when it is its turn; rejects once the signal is aborted. A trial may be run more than once. */
    run<Result>(
      purpose: TrialPurpose,
      signal: AbortSignal,
      trial: (signal: AbortSignal) => Promise<Result>,
    ): Promise<Result> {
      return new Promise((resolve, reject) => {
        let stop = new AbortController()
        const turn: Turn = {
          purpose,
          async start() {
            stop = new AbortController()
            const ended = AbortSignal.any([signal, stop.signal])
            try {
              resolve(await untilAborted(trial(ended), ended))
            } catch (error) {
              if (stop.signal.aborted && !signal.aborted) waiting.unshift(turn)
              else reject(error)
            }
          },
          makeWay: () => stop.abort(),
        }
        const leave = () => {
          remove(turn)
          reject(signal.reason)
        }
        if (signal.aborted) return leave()
        signal.addEventListener('abort', leave, { once: true })
        waiting.push(turn)
        if (purpose === 'swap' && running?.purpose !== 'swap') running?.makeWay()
        startNext()
      })
    },
  }
}

const rank = ({ purpose }: Turn) => order.indexOf(purpose)

/** What a trial leaves behind ends by its own limits; nobody waits for it. */
function untilAborted<Result>(result: Promise<Result>, signal: AbortSignal): Promise<Result> {
  const aborted = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
  return Promise.race([result, aborted])
}
