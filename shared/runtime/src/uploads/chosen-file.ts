import { uploadRules, type PartPurpose } from '@brightyard/contract/entities'
import { formatFileSize } from '@brightyard/runtime'
import type { Sent } from './send-file.ts'

/** A file that a person chose for a form. */
export interface ChosenFile extends Sent {
  key: number
  name: string
  size: number
  /** Null: the server has it since an earlier visit. */
  file: File | null
  /** refused: it can only be removed; failed: it can be tried again. */
  status: 'waiting' | 'sending' | 'sent' | 'failed' | 'refused'
  message: string
}

const kindNames = {
  pdf: 'PDF',
  jpg: 'JPG',
  png: 'PNG',
  webp: 'WebP',
  mp4: 'MP4',
  mp3: 'MP3',
  m4a: 'M4A',
}
const endings = {
  pdf: ['pdf'],
  jpg: ['jpg', 'jpeg'],
  png: ['png'],
  webp: ['webp'],
  mp4: ['mp4'],
  mp3: ['mp3'],
  m4a: ['m4a'],
}

const kindsOf = (purpose: PartPurpose) => {
  const names = uploadRules[purpose].kinds.map((kind) => kindNames[kind])
  const last = names.at(-1) ?? ''
  return names.length > 1 ? `${names.slice(0, -1).join(', ')} or ${last}` : last
}

/** What is accepted, shown before anything is chosen. */
export function rulesSentence(
  purpose: PartPurpose,
  maxFiles: number = uploadRules[purpose].maxFiles,
) {
  const { maxBytes } = uploadRules[purpose]
  const size = formatFileSize(maxBytes)
  return maxFiles === 1
    ? `One file: ${kindsOf(purpose)}, at most ${size}.`
    : `Up to ${maxFiles} files: ${kindsOf(purpose)}, each at most ${size}.`
}

const endingsOf = (purpose: PartPurpose) =>
  uploadRules[purpose].kinds.flatMap((kind) => endings[kind])

/** For the browser's file chooser. */
export const acceptedFiles = (purpose: PartPurpose) =>
  endingsOf(purpose)
    .map((ending) => `.${ending}`)
    .join()

/** What is plainly wrong with a file, before any of it is sent; the server looks at the content. */
export function problemOf(file: File, purpose: PartPurpose): string | null {
  const { maxBytes } = uploadRules[purpose]
  const ending = file.name.toLowerCase().split('.').at(-1) ?? ''
  if (!endingsOf(purpose).includes(ending)) return `This is not a ${kindsOf(purpose)}.`
  if (file.size === 0) return 'This file is empty.'
  if (file.size <= maxBytes) return null
  return `This file is ${formatFileSize(file.size)}; the limit is ${formatFileSize(maxBytes)}.`
}

/** Why the form cannot be sent with these documents yet; null when it can. What was not accepted is not sent, and no reason. */
export function notReady(chosen: readonly Pick<ChosenFile, 'status'>[]): string | null {
  const has = (...statuses: ChosenFile['status'][]) =>
    chosen.some(({ status }) => statuses.includes(status))
  if (has('failed')) return 'One file could not be sent. Try again or remove it.'
  return has('waiting', 'sending') ? 'Your files are still being sent. Please wait a moment.' : null
}
