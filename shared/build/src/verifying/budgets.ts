import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import type { RemoteDocument } from '@brightyard/contract/release'
import * as z from '@brightyard/contract/schema'

/** A page waits for a remote's entry before it can load anything else of that remote. */
export const entryLimit = '10 kB'

/** `budgets.json` of a remote: the most that a page's own scripts may have, by the page's path. */
const Budgets = z.record(z.string(), z.string().check(z.regex(/^\d+(\.\d+)? kB$/)))

export interface Measured {
  /** `entry`, or a page's path. */
  readonly name: string
  /** Compressed with brotli. */
  readonly kilobytes: number
  readonly limit: number
}

const kilobytesOf = (limit: string) => Number.parseFloat(limit)

/** The entry of the release in this folder, and the pages with a limit, each with what the browser loads for it. */
export function measureBudgets(folder: string, document: RemoteDocument): Measured[] {
  const file = join(folder, 'budgets.json')
  const budgets = existsSync(file) ? Budgets.parse(JSON.parse(readFileSync(file, 'utf8'))) : {}
  const measured = (name: string, files: readonly string[], limit: string): Measured => ({
    name,
    kilobytes: files.reduce((sum, one) => sum + sizeOf(join(folder, 'dist/release', one)), 0),
    limit: kilobytesOf(limit),
  })
  const { browser } = document.entry
  return [
    measured('entry', [browser], entryLimit),
    ...Object.entries(budgets).map(([path, limit]) => {
      const route = document.routes.find((one) => one.path === path)
      if (!route) throw new Error(`budgets.json names ${path}, which is no page of this remote.`)
      const { scripts = [] } = document.modules[route.module] ?? {}
      return measured(path, [browser, ...scripts], limit)
    }),
  ]
}

const sizeOf = (file: string) => brotliCompressSync(readFileSync(file)).length / 1000
