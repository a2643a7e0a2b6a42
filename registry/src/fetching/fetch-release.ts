import { readRemoteDocument } from '../checks/documents.check.ts'
import type { FetchedFile, FetchedRelease } from '../checks/fetched-release.ts'
import { checkOrigin, type ReleaseOrigins } from '../checks/origin.check.ts'
import type { Reason } from '@brightyard/contract/registry'
import { isSafePath } from '../checks/safe-path.ts'
import { FetchBudget, type FetchLimits, defaultLimits } from './fetch-budget.ts'
import { type FileRequest, fetchFile } from './fetch-file.ts'
import { inParallel } from './in-parallel.ts'
import { type Resolve, pinnedAgent } from './pinned-agent.ts'

type FetchOutcome =
  { kind: 'fetched'; release: FetchedRelease } | { kind: 'refused'; url: string; reasons: Reason[] }

interface FetchOptions extends ReleaseOrigins {
  limits?: FetchLimits
  /** Resolves names; the system's resolver by default. */
  resolve?: Resolve | undefined
}

const filesAtATime = 8

/**
 * Fetches all files of a release from its folder's URL (or that of its remote.json). An origin
 * that is not on the list is never contacted.
 */
export async function fetchRelease(address: string, options: FetchOptions): Promise<FetchOutcome> {
  const { limits = defaultLimits, internalOrigins = [] } = options
  const origins = { allowedOrigins: options.allowedOrigins, internalOrigins }
  const url = releaseFolder(address)
  const reasons = checkOrigin(url, origins)
  if (reasons.length > 0) return { kind: 'refused', url, reasons }

  const internalHosts = internalOrigins.map((origin) => new URL(origin).hostname)
  const dispatcher = pinnedAgent(options.resolve, internalHosts)
  try {
    return { kind: 'fetched', release: await fetchAll(url, { origins, limits, dispatcher }) }
  } finally {
    await dispatcher.destroy()
  }
}

async function fetchAll(
  url: string,
  { limits, ...terms }: Pick<FileRequest, 'origins' | 'dispatcher'> & { limits: FetchLimits },
): Promise<FetchedRelease> {
  const budget = new FetchBudget(limits)
  const fetchOne = (file: string, size: FileRequest['size']) =>
    fetchFile({ file, address: new URL(file, url).href, budget, size, ...terms })

  const remote = await fetchOne('remote.json', { limit: limits.documentBytes })
  const { outline } = readRemoteDocument(remote)
  const listed = Object.entries(outline.files ?? {}).filter(([file]) => isSafePath(file))
  const fetched = await inParallel(
    listed,
    filesAtATime,
    async ([file, { bytes }]): Promise<[string, FetchedFile]> => [
      file,
      await fetchOne(file, { stated: bytes }),
    ],
  )
  const files = new Map(fetched)
  const manifestFile = outline.entry?.manifest ?? 'mf-manifest.json'
  const manifest =
    files.get(manifestFile) ?? (await fetchOne('mf-manifest.json', { limit: limits.manifestBytes }))
  return { url, remote, manifest, files }
}

const documents = /(remote|mf-manifest)\.json$/

/** The release's folder, from its own URL or that of one of its documents. */
function releaseFolder(address: string): string {
  const folder = address.trim().replace(documents, '')
  return folder.endsWith('/') ? folder : `${folder}/`
}
