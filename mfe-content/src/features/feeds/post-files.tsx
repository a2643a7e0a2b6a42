import { maxAltText } from '@brightyard/contract/entities'
import {
  acceptedFiles,
  rulesSentence,
  type StoredFile,
  useUploads,
} from '@brightyard/runtime/uploads'
import { FilesField } from '@brightyard/ui/files'
import { Field, TextInput } from '@brightyard/ui/form'
import { useState } from 'react'

interface Start {
  pictures: readonly StoredFile[]
  video: readonly StoredFile[]
  alts: Readonly<Record<string, string>>
}

/** Pictures and a film of a post that is being written, and what they show. */
export function usePostFiles(start: Start) {
  const pictures = useUploads('post-picture', { stored: start.pictures })
  const video = useUploads('post-video', { stored: start.video })
  const [alts, setAlts] = useState(start.alts)
  const altOf = (upload: string) => alts[upload] ?? ''
  return {
    pictures,
    video,
    altOf,
    describe: (upload: string, alt: string) => setAlts({ ...alts, [upload]: alt }),
    chosen: [...pictures.chosen, ...video.chosen],
    toKeep: { pictures: pictures.toKeep, video: video.toKeep, alts: { ...alts } },
    /** For the call that makes the post. */
    input() {
      const [film] = video.uploads
      return {
        pictures: pictures.uploads.map((upload) => ({ upload, alt: altOf(upload) })),
        ...(film ? { video: { upload: film, alt: altOf(film) } } : {}),
      }
    },
  }
}

interface Props {
  files: ReturnType<typeof usePostFiles>
  errors: { pictures?: string; video?: string }
}

export function PostFiles({ files, errors }: Props) {
  const { pictures, video } = files
  return (
    <>
      <FilesField
        label="Pictures"
        help={rulesSentence('post-picture')}
        optional
        accept={acceptedFiles('post-picture')}
        rows={pictures.rows}
        errors={[errors.pictures ?? null, pictures.leftOut || null]}
        onAdd={pictures.add}
        onRemove={pictures.remove}
        onRetry={pictures.retry}
      />
      <Descriptions of={pictures.chosen} files={files} />
      <FilesField
        label="Video"
        help={`${rulesSentence('post-video')} At most five minutes.`}
        optional
        single
        accept={acceptedFiles('post-video')}
        rows={video.rows}
        errors={[errors.video ?? null, video.leftOut || null]}
        onAdd={video.add}
        onRemove={video.remove}
        onRetry={video.retry}
      />
      <Descriptions of={video.chosen} files={files} />
    </>
  )
}

/** What the files show, right below them. */
function Descriptions({
  of,
  files,
}: {
  of: Props['files']['video']['chosen']
  files: Props['files']
}) {
  return of.map(({ key, upload, name, status }) =>
    upload && status === 'sent' ? (
      <Field
        key={key}
        label={`What does ${name} show?`}
        optional
        help="For those who cannot see it."
      >
        <TextInput
          maxLength={maxAltText}
          value={files.altOf(upload)}
          onChange={({ target }) => files.describe(upload, target.value)}
        />
      </Field>
    ) : null,
  )
}
