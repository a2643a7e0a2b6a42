import type { UploadKind, UploadPurpose } from '@brightyard/contract'
import { uploadRules } from '@brightyard/contract'
import { cleanPicture, webPicture } from './clean-picture.ts'
import { cleanVideo } from './clean-video.ts'
import { kindOf } from './file-kind.ts'

interface Accepted {
  kind: UploadKind
  /** What is stored of it. */
  clean: Buffer
  width?: number
  height?: number
  seconds?: number | null
}

/** Whose pictures stay as they were sent, to be read as documents. */
const documentPurposes: readonly UploadPurpose[] = ['application', 'form', 'form-picture']

/** A file's kind by its content, and what is stored of it; null for what this purpose does not take, and for broken files. */
export async function accept(bytes: Buffer, purpose: UploadPurpose): Promise<Accepted | null> {
  const kind = uploadRules[purpose].kinds.find((one) => one === kindOf(bytes))
  switch (kind) {
    case undefined:
      return null
    case 'pdf':
      return { kind, clean: bytes }
    case 'mp4': {
      const film = cleanVideo(bytes)
      return film && { kind, ...film }
    }
    default: {
      if (documentPurposes.includes(purpose) && kind !== 'webp') {
        const clean = await cleanPicture(bytes, kind)
        return clean && { kind, clean }
      }
      const picture = await webPicture(bytes)
      return picture && { kind: 'webp', ...picture }
    }
  }
}
