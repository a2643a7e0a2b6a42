import {
  type EntryFileKind,
  entryMaxBytes,
  mediaMaxMinutes,
  type TalentCampaign,
} from '@brightyard/contract/entities'
import { formatFileSize } from '@brightyard/runtime'

type Rules = Pick<TalentCampaign, 'file_kinds' | 'max_files'>

const kinds: Readonly<
  Record<EntryFileKind, { name: string; plural: string; endings: readonly string[] }>
> = {
  picture: { name: 'picture', plural: 'Pictures', endings: ['jpg', 'jpeg', 'png', 'webp'] },
  video: { name: 'film', plural: 'Films', endings: ['mp4'] },
  audio: { name: 'recording', plural: 'Recordings', endings: ['mp3', 'm4a'] },
  pdf: { name: 'PDF', plural: 'PDF', endings: ['pdf'] },
}

const endingOf = ({ name }: File) => name.toLowerCase().split('.').at(-1) ?? ''
const kindOf = (file: File, { file_kinds }: Rules) =>
  file_kinds.find((kind) => kinds[kind].endings.includes(endingOf(file)))

const endingNames = (kind: EntryFileKind) =>
  kinds[kind].endings
    .filter((ending) => ending !== 'jpeg')
    .map((ending) => (ending === 'webp' ? 'WebP' : ending.toUpperCase()))

/** `JPG, PNG or WebP` */
const listed = (words: readonly string[], joint: 'and' | 'or') =>
  [words.slice(0, -1).join(', '), words.at(-1)].filter(Boolean).join(` ${joint} `)

const takenWords = ({ file_kinds }: Rules) =>
  listed(
    file_kinds.map((kind) =>
      kind === 'pdf'
        ? 'PDF files'
        : `${kinds[kind].plural.toLowerCase()} (${listed(endingNames(kind), 'or')})`,
    ),
    'and',
  )

/** What is taken, shown before anything is chosen: one line for each kind. */
export const rulesOf = ({ file_kinds }: Rules): string[] =>
  file_kinds.map((kind) => {
    const names = kind === 'pdf' ? '' : ` (${endingNames(kind).join(', ')})`
    const most = formatFileSize(entryMaxBytes[kind])
    const not = kind === 'audio' ? '; no WAV, WebM or Ogg' : ''
    const time = kind === 'video' || kind === 'audio' ? ` and ${mediaMaxMinutes[kind]} minutes` : ''
    return `${kinds[kind].plural}${names} of at most ${most}${time}${not}`
  })

/** For the browser's file chooser. */
export const acceptedEndings = ({ file_kinds }: Rules): string =>
  file_kinds.flatMap((kind) => kinds[kind].endings.map((ending) => `.${ending}`)).join()

/** What recorders make, which many phones cannot play; the server knows it by its content too. */
const foreign: Readonly<Record<string, string>> = {
  wav: 'WAV',
  webm: 'WebM',
  ogg: 'Ogg',
  oga: 'Ogg',
  opus: 'Ogg',
  flac: 'FLAC',
}

/** What is plainly wrong with a file, before any of it is sent; the server looks at the content. */
export function problemOf(file: File, rules: Rules): string | null {
  const kind = kindOf(file, rules)
  const recording = foreign[endingOf(file)]
  if (!kind && recording && rules.file_kinds.includes('audio'))
    return `${recording} recordings do not play on every phone. Please save it as MP3 or M4A.`
  if (!kind) return `This campaign takes ${takenWords(rules)}; please choose another file.`
  if (file.size === 0) return 'This file is empty.'
  const most = entryMaxBytes[kind]
  if (file.size <= most) return null
  return `This ${kinds[kind].name} has ${formatFileSize(file.size)}; the limit is ${formatFileSize(most)}.`
}
