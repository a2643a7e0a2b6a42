import { formatFileSize } from '@brightyard/runtime'
import type { RemoteFacts } from './tab-facts.ts'
import type { SiteFacts } from './edge-calls.ts'

const steps: Readonly<Record<NonNullable<RemoteFacts['step']>, string>> = {
  loaded: 'Loaded',
  retried: 'Retrying',
  'fell-back': 'Fell back to the release before',
  failed: 'Could not be loaded',
  crashed: 'Crashed while it was shown',
  'chunk-failed': 'A file of it did not load',
  reloaded: 'Page reloaded',
}
const bad = new Set(['fell-back', 'failed', 'crashed', 'chunk-failed'])

interface RemoteCardProps {
  remote: RemoteFacts
  release: SiteFacts['releases'][number] | undefined
}

/** One remote: what runs in this tab, and its release in the registry. */
export function RemoteCard({ remote, release }: RemoteCardProps) {
  const { name, version, origin, requests, bytes, milliseconds, step, isOverridden } = remote
  const facts: (readonly [string, string])[] = [
    ['Version', version],
    ['Served from', origin],
    ...(release && !isOverridden ? [['Released at', release.source] as const] : []),
    [
      'Loaded here',
      requests > 0 ? `${requests} files, ${formatFileSize(bytes)} compressed` : 'nothing yet',
    ],
    ...(release && !isOverridden
      ? [
          [
            'Whole release',
            `${release.files} files, ${formatFileSize(release.bytes)} of scripts`,
          ] as const,
        ]
      : []),
    ['Load time', milliseconds === null ? 'not yet' : `${milliseconds} ms`],
  ]
  return (
    <article>
      <h4>
        {name}
        {isOverridden && <span className="tag warm">override</span>}
        {step && <span className={bad.has(step) ? 'tag bad' : 'tag good'}>{steps[step]}</span>}
      </h4>
      <dl>
        {facts.map(([term, value]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </article>
  )
}
