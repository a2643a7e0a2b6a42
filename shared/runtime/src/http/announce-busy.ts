import { waitingTime } from './failure-sentence.ts'
import { showToast } from '../page/toast.ts'

let busyUntil = 0

/** Says once, for any number of calls that wait, that the page is not stuck. */
export function announceBusy(seconds: number) {
  const now = Date.now()
  if (now < busyUntil) return
  busyUntil = now + seconds * 1000
  showToast({
    kind: 'info',
    title: 'Too many people are here at once',
    description: `We try again by ourselves in ${waitingTime(seconds)}. You stay signed in.`,
  })
}
