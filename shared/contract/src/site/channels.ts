import * as z from '@brightyard/contract/schema'
import { defineChannel } from '../define/define-channel.ts'

/** Publisher: host, after each navigation has been shown. */
export const navigated = defineChannel('host/navigated@1', {
  schema: z.object({ pathname: z.string(), search: z.string(), title: z.string() }),
  replayLatest: true,
  fromHost: true,
})

/** Publisher: host. The set that this tab runs. */
export const releaseSetChanged = defineChannel('host/release-set-changed@1', {
  schema: z.object({ number: z.int() }),
  replayLatest: true,
  fromHost: true,
})

/** Publisher: anyone, through `showToast` in the runtime. Reader: host. */
export const toastRequested = defineChannel('host/toast-requested@1', {
  schema: z.object({
    kind: z.enum(['success', 'info', 'warning', 'error']),
    title: z.string(),
    description: z.optional(z.string()),
  }),
})

/**
 * Publisher: host. The steps of loading a remote's page or slot. After `loaded`, the module may still have `crashed` while rendering, or
 * one of its lazy files may have failed to load (`chunk-failed`); `reloaded` means that the tab was reloaded because of
 * that.
 */
export const remoteLoadReported = defineChannel('host/remote-load-reported@1', {
  schema: z.object({
    remote: z.string(),
    version: z.string(),
    module: z.string(),
    step: z.enum([
      'loaded',
      'retried',
      'fell-back',
      'failed',
      'crashed',
      'chunk-failed',
      'reloaded',
    ]),
    milliseconds: z.number(),
    message: z.optional(z.string()),
  }),
  fromHost: true,
})

/** Publisher: anyone, through `recordEvent` in the runtime. Names of events only, no personal data. */
export const analyticsRecorded = defineChannel('host/analytics-recorded@1', {
  schema: z.object({ event: z.string() }),
})

/** Publisher: mfe-content. Reader: mfe-header, whose chat may load a moment later: it opens for what was asked just now. */
export const chatRequested = defineChannel('content/chat-requested@1', {
  schema: z.object({ at: z.int().check(z.nonnegative()) }),
  replayLatest: true,
})
