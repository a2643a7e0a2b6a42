import type { EntryFileKind } from '@brightyard/contract'

export const kindNames: Readonly<Record<EntryFileKind, string>> = {
  picture: 'pictures',
  video: 'videos',
  audio: 'sound',
  pdf: 'PDF files',
}
const formats: Readonly<Record<EntryFileKind, readonly string[]>> = {
  picture: ['JPG', 'PNG', 'WebP'],
  video: ['MP4'],
  audio: ['MP3', 'M4A'],
  pdf: ['PDF'],
}

/** `pictures, videos and sound` */
const listed = (words: readonly string[], joint: 'and' | 'or') =>
  words.length < 2
    ? words.join('')
    : `${words.slice(0, -1).join(', ')} ${joint} ${words.at(-1) ?? ''}`

type Kinds = readonly EntryFileKind[]

/** `This campaign takes pictures and sound`, without its full stop. */
export const takenWords = (kinds: Kinds, joint: 'and' | 'or' = 'and') =>
  `This campaign takes ${listed(
    kinds.map((kind) => kindNames[kind]),
    joint,
  )}`

/** What to do about a file that is none of them. */
export const saveAsWords = (kinds: Kinds) =>
  `${takenWords(kinds)}; please save your file as ${listed(
    kinds.flatMap((kind) => formats[kind]),
    'or',
  )}, and choose it again.`
