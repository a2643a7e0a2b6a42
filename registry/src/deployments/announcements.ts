import { EventEmitter } from 'node:events'

/** Notifies listeners of a new deployment by its number. */
export interface Announcements {
  announce(number: number): void
  listen(listener: (number: number) => void): () => void
  close(): void
}

export interface AnnouncementOptions {
  /**
   * Set if other processes may deploy too (PostgreSQL): polled twice a second while there are
   * listeners, so that every edge is notified within a second, whichever registry it is connected to.
   */
  readCurrent?: (() => Promise<number | null>) | undefined
  onProblem: (error: unknown) => void
}

const pollIntervalMs = 500

export function announcements({ readCurrent, onProblem }: AnnouncementOptions): Announcements {
  const emitter = new EventEmitter().setMaxListeners(0)
  let latest = 0
  let timer: NodeJS.Timeout | undefined

  const announce = (number: number) => {
    if (number <= latest) return
    latest = number
    emitter.emit('deployment', number)
  }

  const poll = async () => {
    try {
      const number = await readCurrent?.()
      if (typeof number === 'number') announce(number)
    } catch (error) {
      onProblem(error)
    }
    if (timer) pollLater()
  }

  const pollLater = () => {
    timer = setTimeout(() => void poll(), pollIntervalMs).unref()
  }

  return {
    announce,
    listen(listener) {
      emitter.on('deployment', listener)
      if (readCurrent && !timer) pollLater()
      return () => {
        emitter.off('deployment', listener)
        if (emitter.listenerCount('deployment') > 0) return
        clearTimeout(timer)
        timer = undefined
      }
    },
    close() {
      emitter.removeAllListeners()
      clearTimeout(timer)
      timer = undefined
    },
  }
}
