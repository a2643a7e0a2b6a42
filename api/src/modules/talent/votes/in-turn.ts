/**
 * One after the other for the same key, in this process: who waits for the lock of a row waits here, and not with a
 * connection to the database in hand.
 */
export function turns() {
  const last = new Map<number, Promise<unknown>>()
  return async <T>(key: number, what: () => Promise<T>): Promise<T> => {
    const mine = (last.get(key) ?? Promise.resolve()).then(what)
    const done = mine.then(
      () => undefined,
      () => undefined,
    )
    last.set(key, done)
    try {
      return await mine
    } finally {
      if (last.get(key) === done) last.delete(key)
    }
  }
}
