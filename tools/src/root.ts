import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The repository's folder; this file is compiled to tools/dist. */
export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))))

export const inRoot = (...parts: string[]) => join(root, ...parts)
