import type { Reason } from '@brightyard/contract/registry'
import { containerName, type ReleaseSet } from '@brightyard/contract/release'
import { reason } from '../checks/reason.ts'
import type { BrowserLimits } from './browser-limits.ts'
import type { PageReport, Seen } from './load-page.ts'
import { inspect } from './inspect-release.ts'

/** The page that was loaded, and the remote that it is held against. */
export interface TriedPage {
  remote: string
  path: string
  address: string
}

/** Titles of the host’s pages for what could not be loaded and what failed (host/src/errors). */
const notLoaded = 'This page could not be loaded'
const failed = /^Something's wrong here/

/** The site’s own, which any remote may ask for. */
const siteWorker = '/service-worker.js'

/** Names that the federation runtime needs for every release of the set. */
function namesOfReleases(set: ReleaseSet): ReadonlySet<string> {
  const names = Object.values(set.remotes).map(({ release: { name, version } }) =>
    containerName(name, version),
  )
  return new Set(names.flatMap((name) => [name, `webpackChunk${name}`]))
}

/** Compares what a page did with what the site does without the candidates; in sentences for people. */
export async function browserProblems(
  { remote, path, address }: TriedPage,
  report: PageReport,
  { without, set, limits }: { without: Seen; set: ReleaseSet; limits: BrowserLimits },
): Promise<Reason[]> {
  const page = { path, address }
  const { seen, waitedMs, errors, missingFiles, failedCalls } = report
  const reasons: Reason[] = []
  if (missingFiles.length > 0) {
    const problem = `it asks for ${listed(missingFiles)}, which the release does not have`
    reasons.push(reason('browser-error', { ...page, problem }))
  }
  if (errors.length > 0) {
    reasons.push(reason('browser-error', { ...page, problem: listed(errors) }))
  }
  if (!seen) {
    const seconds = Math.round(waitedMs / 1000)
    return [...reasons, reason('browser-hangs', { ...page, seconds })]
  }

  const isFailed = failed.test(seen.title) && failedCalls.refused + failedCalls.unreachable === 0
  if (reasons.length === 0 && (isFailed || seen.title.startsWith(notLoaded))) {
    const problem = 'the site’s error page was shown in its place'
    reasons.push(reason('browser-error', { ...page, problem }))
  }
  if (seen.longestTaskMs > limits.taskMs) {
    reasons.push(reason('browser-blocked', { ...page, seconds: seen.longestTaskMs / 1000 }))
  }
  const changed = beyond(seen.changed, without.changed)
  if (changed.length > 0)
    reasons.push(reason('browser-built-in', { ...page, changed: listed(changed) }))
  const known = namesOfReleases(set)
  const globals = beyond(seen.globals, without.globals).filter((name) => !known.has(name))
  if (globals.length > 0) {
    reasons.push(reason('browser-global', { ...page, globals: listed(globals) }))
  }
  const workers = beyond(seen.workers, [...without.workers, siteWorker])
  if (workers.length > 0) {
    reasons.push(reason('browser-worker', { ...page, script: listed(workers) }))
  }
  const attributes = beyond(seen.attributes, without.attributes)
  if (attributes.length > 0) {
    reasons.push(reason('browser-style', { ...page, what: listed(attributes) }))
  }
  return [...reasons, ...(await addedStyles(remote, page, beyond(seen.rules, without.rules)))]
}

/** Parsed where squads' style sheets are, not here. */
async function addedStyles(remote: string, page: Omit<TriedPage, 'remote'>, rules: string[]) {
  if (rules.length === 0) return []
  const files = rules.map((text, index) => ({ file: `${index}.css`, text }))
  const found = await inspect({ remote, files, generated: true })
  if (typeof found === 'string') return []
  const wide = found.flatMap((one) => (one.kind === 'page-wide-style' ? one.rule : []))
  return wide.length > 0 ? [reason('browser-style', { ...page, what: listed(wide) })] : []
}

function beyond(found: readonly string[], known: readonly string[]): string[] {
  const before = new Set(known)
  return [...new Set(found)].filter((one) => !before.has(one))
}

const mostListed = 5
const listed = (names: readonly string[]) => {
  const more = names.length > mostListed ? ` and ${names.length - mostListed} more` : ''
  return [...new Set(names)].slice(0, mostListed).join(', ').slice(0, 400) + more
}
