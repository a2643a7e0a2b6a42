import { mkdtempSync, rmSync } from 'node:fs'
import { constants, tmpdir } from 'node:os'
import { join } from 'node:path'

const ends: (() => void)[] = []
let isListening = false

function runEnds() {
  for (const end of ends.splice(0).reverse()) end()
}

/** Ctrl-C and its like would end this process without an `exit`. Whoever listens to them too decides what they do. */
function listen() {
  isListening = true
  process.once('exit', runEnds)
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => {
      if (process.listenerCount(signal) === 0) process.exit(128 + constants.signals[signal])
    })
  }
}

/**
 * Calls `end`, which must not wait for anything, when this process ends, what was added last first. Gives a function that
 * makes it unnecessary.
 */
export function atEnd(end: () => void): () => void {
  if (!isListening) listen()
  ends.push(end)
  return () => {
    const place = ends.indexOf(end)
    if (place >= 0) ends.splice(place, 1)
  }
}

/**
 * A new folder among the temporary ones, which goes when this process ends, also by a signal. What writes there has to
 * end before: add it by `atEnd` afterwards.
 */
export function temporaryFolder(prefix: string, parent = tmpdir()) {
  const path = mkdtempSync(join(parent, prefix))
  // What has just been killed may still write a last file.
  const removeNow = () =>
    rmSync(path, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 })
  const forget = atEnd(removeNow)
  return {
    path,
    remove() {
      forget()
      removeNow()
    },
  }
}
