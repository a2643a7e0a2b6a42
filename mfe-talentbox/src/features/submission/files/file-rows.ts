import type { OwnEntry } from '@brightyard/contract/entities'
import { formatFileSize } from '@brightyard/runtime'
import type { FileRow } from '@brightyard/ui/files'

/** A file that was chosen on this page, until the entry has it. */
export interface Chosen {
  key: number
  file: File
  upload: string | null
  received: number
  status: 'waiting' | 'sending' | 'offline' | 'checking' | 'paused' | 'failed' | 'refused'
  message: string
}
export interface Row extends FileRow {
  upload: string | null
}

/** A picture is kept smaller than it came. */
const keptSize = (size: number, chosenSize: number | undefined) =>
  chosenSize !== undefined && size < chosenSize
    ? `made smaller, ${formatFileSize(size)}`
    : formatFileSize(size)

/** What the entry has, complete or not, and what was chosen on this page; `sizes` of what came from this page. */
export const rowsOf = (
  { uploads }: OwnEntry,
  chosen: readonly Chosen[],
  sizes: ReadonlyMap<string, number>,
): Row[] => [
  ...uploads.flatMap(({ upload, name, size, received, file }, at): Row[] =>
    chosen.some((one) => one.upload === upload)
      ? []
      : [
          {
            key: -1 - at,
            upload,
            name,
            size: file ? keptSize(size, sizes.get(upload)) : formatFileSize(size),
            status: file ? 'sent' : 'stopped',
            message: '',
            progress: received / size,
          },
        ],
  ),
  ...chosen.map(({ key, file, upload, received, status, message }) => ({
    key,
    upload,
    name: file.name,
    size: formatFileSize(file.size),
    status,
    message,
    progress: file.size > 0 ? received / file.size : 0,
  })),
]

/** Why the entry cannot be sent yet; null where nothing is on its way. */
export function notReadyOf(rows: readonly Row[]): string | null {
  const has = (...found: Row['status'][]) => rows.some(({ status }) => found.includes(status))
  if (has('stopped', 'paused')) return 'One file is only half there. Let it go on, or remove it.'
  const refused = rows.filter(({ status }) => status === 'refused').length
  if (refused === 1) return 'One file was not accepted. Remove it, or choose another one.'
  if (refused > 1) return `${refused} files were not accepted. Remove them, or choose other ones.`
  if (has('failed')) return 'One file has not come. Try again, or remove it.'
  return rows.some(({ status }) => status !== 'sent')
    ? 'Your files are still on their way. Please wait a moment.'
    : null
}
