import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { findUpwards } from '@brightyard/release-files'

/** This package's own folder, from its source and from its emitted code alike. */
export const presetFolder = dirname(dirname(fileURLToPath(import.meta.url)))

/** The folder of a `webpack.config.mjs`, given its `import.meta.url`; a path is returned unchanged. */
export const folderOf = (configUrl: string | URL): string => {
  const text = String(configUrl)
  return text.startsWith('file:') ? dirname(fileURLToPath(text)) : text
}

/** The folder of the repository that a package belongs to; a package alone is its own. */
export const workspaceOf = (folder: string): string =>
  findUpwards(folder, 'pnpm-workspace.yaml') ?? folder
