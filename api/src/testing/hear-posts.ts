import { openNotificationStream, PostNotice } from '@brightyard/contract'
import type { Caller, TestApi } from './test-api.ts'

/** Opens this person's stream, until `leaving`; what it has said of the feed so far. */
export async function hearPosts({ app }: TestApi, caller: Caller, leaving: AbortSignal) {
  const { address } = await caller.call(openNotificationStream)
  const response = await fetch(new URL(address, app.listeningOrigin), { signal: leaving })
  const parts: string[] = []
  void response.body
    ?.pipeThrough(new TextDecoderStream())
    .pipeTo(new WritableStream({ write: (part) => void parts.push(part) }))
    .catch(() => {})
  const heard = () =>
    [...parts.join('').matchAll(/^data: (.*post_id.*)$/gm)].map(([, text = '']) =>
      PostNotice.parse(JSON.parse(text)),
    )
  return {
    heard,
    /** Resolves once so many have come, or after a second. */
    async until(count: number) {
      for (let turn = 0; turn < 50 && heard().length < count; turn++)
        await new Promise((resolve) => setTimeout(resolve, 20))
      return heard()
    },
  }
}
