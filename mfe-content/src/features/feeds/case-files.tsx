import type { EntryFile } from '@brightyard/contract/entities'
import { Box, chakra, LinkButton, Stack } from '@brightyard/ui'
import { DownloadIcon } from '@brightyard/ui/icons'

const words = { picture: 'Picture', video: 'Video', audio: 'Sound', pdf: 'PDF' }

interface CaseFilesProps {
  files: readonly EntryFile[]
  /** What they belong to. */
  title: string
}

/** What is played or read before it is decided about: nothing goes on the stage that nobody could look at. */
export function CaseFiles({ files, title }: CaseFilesProps) {
  const nameOf = (file: EntryFile) => {
    const alike = files.filter(({ kind }) => kind === file.kind)
    const place = alike.length === 1 ? '' : ` ${alike.indexOf(file) + 1} of ${alike.length}`
    return `${words[file.kind]}${place}`
  }
  return (
    <Stack gap="3" my="3">
      {files.map((file) => (
        <CaseFile key={file.src} file={file} name={nameOf(file)} title={title} />
      ))}
    </Stack>
  )
}

interface CaseFileProps {
  file: EntryFile
  name: string
  title: string
}

function CaseFile({ file: { kind, src, width, height }, name, title }: CaseFileProps) {
  const label = `${name} of “${title}”`
  switch (kind) {
    case 'video':
      return (
        <chakra.video
          src={src}
          controls
          playsInline
          preload="metadata"
          aria-label={label}
          maxW="full"
          maxH="60vh"
          borderRadius="lg"
          bg="bg.inverted"
          style={{ aspectRatio: `${width ?? 800} / ${height ?? 600}` }}
        />
      )
    case 'audio':
      return (
        <Box bg="colorPalette.subtle" borderRadius="lg" p="3">
          <chakra.audio src={src} controls preload="metadata" aria-label={label} width="full" />
        </Box>
      )
    case 'pdf':
      // Files of others run nothing here: the browser's own viewer opens it, outside of this site.
      return (
        <LinkButton
          href={src}
          download
          variant="outline"
          size="sm"
          alignSelf="flex-start"
          startIcon={<DownloadIcon aria-hidden />}
          aria-label={`Download ${label}`}
        >{`Download ${name}`}</LinkButton>
      )
    case 'picture':
      return null // pictures have a place of their own
  }
}
