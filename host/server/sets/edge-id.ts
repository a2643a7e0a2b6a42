import { randomUUID } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { EdgeId } from '@brightyard/contract/registry'

/** The id of the edge with this data folder: made at its first start. */
export function edgeIdIn(folder: string): EdgeId {
  const file = join(folder, 'edge-id')
  mkdirSync(folder, { recursive: true })
  const known = EdgeId.safeParse(readIfThere(file).trim())
  if (known.success) return known.data
  const id = randomUUID()
  writeFileSync(file, `${id}\n`)
  return id
}

function readIfThere(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}
