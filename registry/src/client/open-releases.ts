import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { CurrentDeployment } from '@brightyard/contract/release'
import { nullWhenMissing, writeAtomically } from '../disk/write-atomically.ts'
import { readEvents } from './event-stream.ts'
import { artifactStore, type ArtifactStore } from './artifact-store.ts'

export interface ReleasesOptions {
  /** `http://localhost:3002` */
  registryUrl: string
  /** Holds the last deployment and the files of every set seen, so that the site runs without the registry. */
  cacheFolder: string
  /** Required if the registry requires a token for reading (READS_NEED_TOKEN). */
  token?: string | undefined
  /** Called with every failed attempt; watching continues. */
  onProblem?: (error: unknown) => void
}

export interface Releases extends Pick<ArtifactStore, 'fetchArtifact'> {
  /**
   * Called with the deployment of the last run, if one is on this disk, then with every new one, in order and within a
   * second. A deployment is reported only when all files of its sets are on this disk, so they can be served even if
   * the registry goes down right after.
   */
  watchDeployment(onDeployment: (site: CurrentDeployment) => void): () => void
}

/** The edge's view of the registry. */
export function openReleases(options: ReleasesOptions): Releases {
  const { cacheFolder, onProblem = () => undefined } = options
  const registryUrl = options.registryUrl.replace(/\/$/, '')
  const identity: Record<string, string> = options.token
    ? { authorization: `Bearer ${options.token}` }
    : {}
  const files = artifactStore(registryUrl, cacheFolder, identity)
  const lastFile = join(cacheFolder, 'deployment.json')

  return {
    fetchArtifact: (request) => files.fetchArtifact(request),
    watchDeployment(onDeployment) {
      const stopped = new AbortController()
      const { signal } = stopped
      let latestSeen = ''
      let etag = ''

      const emit = (site: CurrentDeployment) => {
        // Not by number alone: a new registry starts at 1 again.
        const id = `${site.deployment.number} ${site.deployment.at}`
        if (signal.aborted || id === latestSeen) return
        latestSeen = id
        onDeployment(site)
      }

      const refresh = async () => {
        const headers = new Headers({ ...identity, ...(etag && { 'if-none-match': etag }) })
        const response = await fetch(`${registryUrl}/deployments/current`, {
          headers,
          signal: AbortSignal.any([signal, AbortSignal.timeout(responseTimeoutMs)]),
        })
        if (response.status === 304 || response.status === 404) {
          await response.body?.cancel()
          return
        }
        if (!response.ok) throw new Error(`The registry responded with ${response.status}.`)
        const site = CurrentDeployment.parse(await response.json())
        await files.downloadSet(site.current)
        if (site.candidate) await files.downloadSet(site.candidate)
        await writeAtomically(lastFile, JSON.stringify(site))
        etag = response.headers.get('etag') ?? ''
        emit(site)
      }

      const watch = async () => {
        const last = await readLast(lastFile).catch(onProblem)
        if (last) emit(last)
        let pause = minPauseMs
        while (!signal.aborted) {
          try {
            // Fetching first makes every attempt a poll, even where a proxy blocks event streams.
            await refresh()
            const stream = readEvents(`${registryUrl}/events`, {
              signal,
              silenceTimeoutMs,
              headers: identity,
            })
            for await (const { event } of stream) {
              pause = minPauseMs
              if (event === 'deployment') await refresh()
            }
          } catch (error) {
            if (signal.aborted) return
            onProblem(error)
          }
          await sleep(pause * (0.5 + Math.random() / 2), signal)
          pause = Math.min(pause * 2, maxPauseMs)
        }
      }
      void watch()
      return () => stopped.abort()
    },
  }
}

const minPauseMs = 200
const maxPauseMs = 1000
const responseTimeoutMs = 10_000
/** Two and a half heartbeats. */
const silenceTimeoutMs = 25_000

async function readLast(file: string): Promise<CurrentDeployment | null> {
  const text = await readFile(file, 'utf8').catch(nullWhenMissing)
  return text === null ? null : CurrentDeployment.parse(JSON.parse(text))
}

function sleep(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve()
    const done = () => {
      clearTimeout(timer)
      signal.removeEventListener('abort', done)
      resolve()
    }
    const timer = setTimeout(done, milliseconds)
    signal.addEventListener('abort', done)
  })
}
