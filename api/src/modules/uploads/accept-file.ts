import type { UploadKind, UploadPurpose } from '@brightyard/contract'
import { mediaMaxMinutes, uploadRules } from '@brightyard/contract'
import { cleanPdf } from './clean-pdf.ts'
import { cleanPicture, webPicture } from './clean-picture.ts'
import { cleanM4a, cleanMp3 } from './clean-sound.ts'
import { cleanVideo } from './clean-video.ts'
import { hidesAnother, kindOf } from './file-kind.ts'

interface Accepted {
  kind: UploadKind
  /** What is stored of it. */
  clean: Buffer
  width?: number
  height?: number
  seconds?: number | null
}

interface TooLong {
  maxMinutes: number
}

const within = (maxMinutes: number, found: Accepted): Accepted | TooLong =>
  (found.seconds ?? 0) > maxMinutes * 60 ? { maxMinutes } : found

/** Whose files stay documents, read by those whom they were sent to. */
const documentPurposes: readonly UploadPurpose[] = ['application', 'form', 'form-picture']

/**
 * A file's kind by its content, and what is stored of it; how long a film or a recording may be, where it is only too
 * long; null for what this purpose does not take, and for broken files.
 */
export async function accept(
  bytes: Buffer,
  purpose: UploadPurpose,
): Promise<Accepted | TooLong | null> {
  const kind = uploadRules[purpose].kinds.find((one) => one === kindOf(bytes))
  if (purpose === 'entry' && hidesAnother(bytes)) return null
  switch (kind) {
    case undefined:
      return null
    case 'pdf': {
      if (documentPurposes.includes(purpose)) return { kind, clean: bytes }
      const clean = await cleanPdf(bytes)
      return clean && { kind, clean }
    }
    case 'mp4': {
      const film = cleanVideo(bytes)
      if (film) return within(mediaMaxMinutes.video, { kind, ...film })
      // Phones record sound into the same box.
      return uploadRules[purpose].kinds.includes('m4a') ? soundOf(cleanM4a(bytes), 'm4a') : null
    }
    case 'm4a':
      return soundOf(cleanM4a(bytes), kind)
    case 'mp3':
      return soundOf(cleanMp3(bytes), kind)
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

const soundOf = (
  sound: { clean: Buffer; seconds: number | null } | null,
  kind: 'm4a' | 'mp3',
): Accepted | TooLong | null => sound && within(mediaMaxMinutes.audio, { kind, ...sound })
