import type { BrowserTrial as BrowserVerdict, Reason } from '@brightyard/contract/registry'
import type { ReleaseSet } from '@brightyard/contract/release'
import { createApiCalls } from '@brightyard/render-process'
import { tryInBareRealm } from './bare-realm.ts'
import { reason } from '../checks/reason.ts'
import { browserLimits, type BrowserLimits } from './browser-limits.ts'
import { tryPages } from './browser-pages.ts'
import { isScript, isSheet } from './inspect-files.ts'
import { inspectRelease } from './inspect-release.ts'
import type { ChromiumSettings } from './trial-browser.ts'
import { hostBuildOf, openTrialSite } from './trial-site.ts'

export interface BrowserTrialOptions {
  /** The host's server bundle, in its build, and the API; null without a host: then files are parsed, and no code runs. */
  host: { renderBundle: string; apiUrl: string } | null
  /** Null where there is none. */
  chromium: ChromiumSettings | null
  limits?: Partial<BrowserLimits>
}

export interface BrowserSubject {
  /** The set as it would be. */
  set: ReleaseSet
  /** The files of the remotes in it that are new. */
  candidates: ReadonlyMap<string, ReadonlyMap<string, Buffer>>
  /** A file of any other release of the set. */
  readStored(name: string, version: string, file: string): Promise<Buffer | null>
}

export interface BrowserResult {
  reasons: Reason[]
  browserTrial: BrowserVerdict
}

export type TryInBrowser = (
  subject: BrowserSubject,
  /** Ends it. */
  signal?: AbortSignal,
) => Promise<Record<string, BrowserResult>>

/**
 * Tries what browsers get of a release: its scripts are parsed, its container is loaded in a bare realm, and, where there
 * is a Chromium, each page is loaded once.
 */
export const openBrowserTrial =
  (options: BrowserTrialOptions): TryInBrowser =>
  (subject, signal) =>
    tryInBrowser(options, subject, signal)

/** Why no release is loaded in a browser, in half a sentence; null where they are. */
export const whyNoBrowser = (options: BrowserTrialOptions): string | null =>
  options.host && options.chromium ? null : whatIsMissing(options)

const whatIsMissing = ({ chromium }: BrowserTrialOptions) =>
  chromium
    ? 'the registry has no host to load it in'
    : 'the registry has no Chromium (TRIAL_CHROMIUM)'

const mostMsAfterFailure = 60_000
const notTried = (why: string): BrowserVerdict => ({ state: 'not-tried', why })

async function tryInBrowser(
  options: BrowserTrialOptions,
  subject: BrowserSubject,
  signal: AbortSignal | undefined,
): Promise<Record<string, BrowserResult>> {
  const { set, candidates } = subject
  const results: Record<string, BrowserResult> = {}
  const begun = Date.now()
  for (const [name, files] of candidates) {
    signal?.throwIfAborted()
    const isRefused = Object.values(results).some(({ reasons }) => reasons.length > 0)
    if (isRefused && Date.now() > begun + mostMsAfterFailure) {
      const why = 'the time for all releases was over after another one had failed'
      const reasons = [reason('trial-unavailable', { why })]
      results[name] = { reasons, browserTrial: notTried(why) }
      continue
    }
    const reasons = await tryFiles(options, set, name, files, signal)
    results[name] = { reasons, browserTrial: notTried('its files were refused before') }
  }
  const sound = Object.keys(results).filter((name) => results[name]?.reasons.length === 0)
  const { host, chromium } = options
  if (!host || !chromium) {
    const why = whatIsMissing(options)
    for (const name of sound) results[name] = { reasons: [], browserTrial: notTried(why) }
    return results
  }
  // With a broken release in it the set says nothing about the others.
  if (sound.length < candidates.size) return results

  const calls = createApiCalls({ apiUrl: host.apiUrl })
  const tried = await tryPages(
    {
      chromium,
      limits: { ...browserLimits, ...options.limits },
      openSite: (hostSet) =>
        openTrialSite({
          set: hostSet,
          hostBuild: hostBuildOf(host.renderBundle),
          calls,
          readRelease: async (name, version, file) =>
            candidates.get(name)?.get(file) ?? subject.readStored(name, version, file),
        }),
    },
    set,
    sound,
    signal,
  )
  for (const [name, { reasons, pages }] of Object.entries(tried)) {
    results[name] = { reasons, browserTrial: { state: 'tried', pages } }
  }
  return results
}

async function tryFiles(
  { host }: BrowserTrialOptions,
  set: ReleaseSet,
  name: string,
  files: ReadonlyMap<string, Buffer>,
  signal: AbortSignal | undefined,
): Promise<Reason[]> {
  const document = set.remotes[name]?.release.document
  if (!document) return []
  const texts = [...files].flatMap(([file, bytes]) =>
    isScript(file) || isSheet(file) ? [{ file, text: bytes.toString('utf8') }] : [],
  )
  const reasons = await inspectRelease({ remote: name, files: texts })
  if (!host || reasons.length > 0) return reasons
  const scripts = texts.filter(({ file }) => isScript(file) && file !== document.entry.server)
  return tryInBareRealm(
    { document, scripts: Object.fromEntries(scripts.map(({ file, text }) => [file, text])) },
    { renderBundle: host.renderBundle, signal },
  )
}
