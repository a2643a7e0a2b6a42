import type { RemoteDocument } from '@brightyard/contract/release'

/**
 * Whether a file of a release is for render processes alone: its server bundle, and what lies beside it (compressed forms,
 * source map, licences). It says more of a squad's code than a browser needs.
 */
export const isServerFile = ({ entry }: Pick<RemoteDocument, 'entry'>, path: string): boolean =>
  path === entry.server || path.startsWith(`${entry.server}.`)
