import { documentKinds } from '@brightyard/contract'
import type { DocumentKind } from '@brightyard/contract'
import sharp from 'sharp'
import { kindOf } from './file-kind.ts'

const mostPixels = 50_000_000

/** A document's kind by its content; null for kinds that no form accepts and for broken pictures. */
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
