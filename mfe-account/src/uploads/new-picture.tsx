import { acceptedFiles, rulesSentence, useUploads } from '@brightyard/runtime/uploads'
import { Box } from '@brightyard/ui'
import { FilesField } from '@brightyard/ui/files'
import { useEffect } from 'react'

interface Props {
  purpose: 'offering-picture' | 'question-picture'
  label: string
  /** Before what the site takes. */
  help?: string
  id: string
  optional: boolean
  error: string | undefined
  onChange: (picture: { source: string; alt: string }) => void
}

/** Takes a picture, which is sent as soon as it is chosen. */
export function NewPicture({ purpose, label, help, id, optional, error, onChange }: Props) {
  const files = useUploads(purpose)
  const [source] = files.uploads
  useEffect(() => {
    if (source) onChange({ source, alt: '' })
    // The caller's function is another one at each render; the upload decides.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [source])
  return (
    <Box id={id} tabIndex={-1}>
      <FilesField
        label={label}
        help={[help, rulesSentence(purpose)].filter(Boolean).join(' ')}
        optional={optional}
        single
        accept={acceptedFiles(purpose)}
        rows={files.rows}
        errors={[error ?? null, files.leftOut || null]}
        onAdd={files.add}
        onRemove={files.remove}
        onRetry={files.retry}
      />
    </Box>
  )
}
