import { documentKinds } from '@brightyard/contract'
import type { DocumentKind } from '@brightyard/contract'
import sharp from 'sharp'
import { kindOf } from './file-kind.ts'

const mostPixels = 50_000_000

/** What a document is by its content; null for what no form takes, and for what only begins like a picture. */
export async function documentKindOf(bytes: Buffer): Promise<DocumentKind | null> {
  const kind = documentKinds.find((one) => one === kindOf(bytes))
  if (kind === undefined || kind === 'pdf') return kind ?? null
  try {
    await sharp(bytes, { limitInputPixels: mostPixels, failOn: 'warning' }).resize(8, 8).toBuffer()
    return kind
  } catch {
    return null
  }
}
