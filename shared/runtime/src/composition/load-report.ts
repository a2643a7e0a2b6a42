import { remoteLoadReported } from '@brightyard/contract/channels'
import type { HostRelease } from '@brightyard/contract/release'
import { channel } from '../channels/channel.ts'
import type * as z from '@brightyard/contract/schema'

export type LoadReport = z.infer<(typeof remoteLoadReported)['schema']>
export type LoadStep = LoadReport['step']

const maxMessageLength = 300

/** Publishes one step of a remote's loading, with the error if there was one. */
export function reportLoad(report: LoadReport, failure?: unknown) {
  const text = failure instanceof Error ? `${failure.name}: ${failure.message}` : ''
  const message = text ? { message: text.slice(0, maxMessageLength) } : {}
  channel(remoteLoadReported).publish({ ...report, ...message })
}

/** Publishes that a loaded module failed while it was shown. */
export const reportFailure = (
  step: LoadStep,
  { remote, release, module }: { remote: string; release: HostRelease; module: string },
  failure: unknown,
) => reportLoad({ remote, version: release.version, module, step, milliseconds: 0 }, failure)
