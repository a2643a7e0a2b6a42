import { readFileSync, writeFileSync } from 'node:fs'
import { atEnd } from './temporary-folder.ts'

/** A file that is changed for a while. It is as before after `putBack`, and when this process ends, also by a signal. */
export function temporaryChange(path: string) {
  const original = readFileSync(path, 'utf8')
  const putBackNow = () => writeFileSync(path, original)
  const forget = atEnd(putBackNow)
  return {
    original,
    write: (text: string) => writeFileSync(path, text),
    putBack() {
      forget()
      putBackNow()
    },
  }
}
