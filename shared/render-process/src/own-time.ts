export interface OwnTimeOptions {
  /** The processor's time that the process has used, in milliseconds; null where the system does not say. */
  processorMs: () => number | null
  /** Sends what the process answers once it has nothing else to do, and returns its number for `answered`. */
  ping: () => number
}

export interface TimeLimit {
  ms: number
  /** Whether others owe it an answer: meanwhile only what it computes is its own. */
  isOwedAnswer?: () => boolean
  /** Called once, when it has spent more than `ms`, or when the clock has passed `patience` times as much. */
  onOver: () => void
}

/**
 * Limits of what a process spends itself: the processor's time that it uses, and the time in which it waits and answers
 * pings at once, so that it is not the machine that is busy.
 */
export function openOwnTime({ processorMs, ping }: OwnTimeOptions) {
  const running = new Map<TimeLimit, { startedAt: number; spentMs: number }>()
  let timer: NodeJS.Timeout | undefined
  let last = { at: 0, processorMs: null as number | null }
  let open: { id: number; at: number } | null = null
  let isResponsive = false

  function look() {
    const now = { at: performance.now(), processorMs: processorMs() }
    const passed = now.at - last.at
    const computed =
      now.processorMs === null || last.processorMs === null
        ? passed
        : // Several threads at once are no more than one page's time.
          Math.min(passed, now.processorMs - last.processorMs)
    last = now
    for (const [limit, counted] of running) {
      const isWaiting = isResponsive && !limit.isOwedAnswer?.()
      counted.spentMs += isWaiting ? Math.max(computed, Math.min(passed, 2 * lookMs)) : computed
      if (counted.spentMs > limit.ms || now.at - counted.startedAt > patience * limit.ms) {
        stop(limit)
        limit.onOver()
      }
    }
    isResponsive = false
    if (running.size > 0) open ??= { id: ping(), at: now.at }
  }

  function stop(limit: TimeLimit) {
    running.delete(limit)
    if (running.size === 0) clearInterval(timer)
  }

  return {
    /** Begins to count; returns what ends it. */
    limit(limit: TimeLimit): () => void {
      if (running.size === 0) {
        last = { at: performance.now(), processorMs: processorMs() }
        timer = setInterval(look, lookMs)
      }
      running.set(limit, { startedAt: performance.now(), spentMs: 0 })
      return () => stop(limit)
    },
    answered(id: number) {
      if (open?.id !== id) return
      isResponsive = performance.now() - open.at < promptMs
      open = null
    },
  }
}

/** The same for what somebody waits for, who has only a clock. */
export function limitByClock({ ms, onOver }: TimeLimit): () => void {
  const timer = setTimeout(onOver, ms)
  return () => clearTimeout(timer)
}

/** What is silent, or spends nothing, is given so many times as long by the clock. */
export const patience = 5
const lookMs = 100
/** A process that has nothing to do and a processor at hand answers within 2. */
const promptMs = 20
