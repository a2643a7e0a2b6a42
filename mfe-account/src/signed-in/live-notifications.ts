import { openNotificationStream } from '@brightyard/contract/calls'
import { notificationArrived } from '@brightyard/contract/channels'
import { LiveNotice } from '@brightyard/contract/entities'
import { type Api, channel } from '@brightyard/runtime'
import { publishUnreadCount, refreshUnreadCount } from './unread-count.ts'

const firstPause = 1000
const longestPause = 60_000
/** Two missed signs of life and a half. */
const silenceMilliseconds = 65_000

const wait = (milliseconds: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, milliseconds)
    signal.addEventListener(
      'abort',
      () => {
        clearTimeout(timer)
        resolve()
      },
      { once: true },
    )
  })

function readNotice(data: string): LiveNotice | null {
  try {
    return LiveNotice.safeParse(JSON.parse(data)).data ?? null
  } catch {
    return null
  }
}

/** Hears one stream until it ends or falls silent. */
function hear(address: string, signal: AbortSignal, onNotice: (notice: LiveNotice) => void) {
  return new Promise<void>((resolve) => {
    const source = new EventSource(address)
    let timer: ReturnType<typeof setTimeout>
    const end = () => {
      clearTimeout(timer)
      source.close()
      resolve()
    }
    const heard = () => {
      clearTimeout(timer)
      timer = setTimeout(end, silenceMilliseconds)
    }
    heard()
    source.addEventListener('alive', heard)
    source.addEventListener('notice', ({ data }: MessageEvent<string>) => {
      heard()
      const notice = readNotice(data)
      if (notice) onNotice(notice)
    })
    // The browser's own reconnecting would come back with the same ticket, which is good for a minute.
    source.addEventListener('error', end)
    signal.addEventListener('abort', end, { once: true })
  })
}

/** Every tab hears it by the channels; this one has it from the server. */
function tellTabs({ count, arrived }: LiveNotice) {
  publishUnreadCount(count)
  if (arrived) channel(notificationArrived).publish(arrived)
}

interface Following {
  api: Api
  signal: AbortSignal
}

/** Follows the stream; after every connection that ended the count is asked for, so that a blocked stream is a slow poll. */
export async function followNotifications({ api, signal }: Following) {
  let pause = firstPause
  while (!signal.aborted) {
    try {
      const { address } = await api.call(openNotificationStream, {}, { signal })
      await hear(address, signal, (notice) => {
        pause = firstPause
        tellTabs(notice)
      })
    } catch {
      // Asked for again below; the person is not told of it.
    }
    if (signal.aborted) return
    await wait(pause * (0.5 + Math.random()), signal)
    pause = Math.min(pause * 2, longestPause)
    if (!signal.aborted) await refreshUnreadCount(api, signal)
  }
}

/**
 * One stream for all tabs of this browser: over HTTP/1 a browser opens six connections to a site at most. The tab
 * that holds the lock follows; when it closes, another one goes on.
 */
export async function followInOneTab(following: Following) {
  const { signal } = following
  if (!('locks' in navigator)) return followNotifications(following)
  try {
    await navigator.locks.request('brightyard.account.notifications', { signal }, () =>
      followNotifications(following),
    )
  } catch (error) {
    if (!signal.aborted) throw error
  }
}
