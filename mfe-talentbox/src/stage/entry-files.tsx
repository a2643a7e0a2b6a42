import type { EntryFile, EntryFileKind } from '@brightyard/contract/entities'
import { Box, chakra, LinkButton, Picture, Stack } from '@brightyard/ui'
import { DocumentIcon, MusicIcon, VideoIcon } from '@brightyard/ui/icons'

const words: Readonly<Record<EntryFileKind, string>> = {
  picture: 'Picture',
  video: 'Film',
  audio: 'Recording',
  pdf: 'PDF',
}

const sizeOf = ({ width, height }: EntryFile) => ({ width: width ?? 800, height: height ?? 600 })

/** All files of an entry: pictures are seen, films and recordings played, a PDF opens. */
export const EntryFiles = ({ files, title }: { files: readonly EntryFile[]; title: string }) => (
  <Stack gap="6">
    {files.map((file, at) => (
      <OneFile
        key={file.src}
        file={file}
        name={files.length > 1 ? `${title}, ${at + 1} of ${files.length}` : title}
        isFirst={at === 0}
      />
    ))}
  </Stack>
)

function OneFile({ file, name, isFirst }: { file: EntryFile; name: string; isFirst: boolean }) {
  const { kind, src } = file
  switch (kind) {
    case 'picture':
      return (
        <Picture
          src={src}
          alt={name}
          {...sizeOf(file)}
          priority={isFirst}
          css={{ width: '100%', borderRadius: 'lg', maxHeight: '80vh', objectFit: 'contain' }}
        />
      )
    case 'video':
      return (
        <chakra.video
          src={src}
          controls
          playsInline
          preload="metadata"
          aria-label={`${words.video}: ${name}`}
          width="full"
          maxH="75vh"
          borderRadius="lg"
          bg="bg.inverted"
          style={{ aspectRatio: `${sizeOf(file).width} / ${sizeOf(file).height}` }}
        />
      )
    case 'audio':
      return (
        <Box bg="colorPalette.subtle" borderRadius="lg" p="4">
          <chakra.audio
            src={src}
            controls
            preload="metadata"
            aria-label={`${words.audio}: ${name}`}
            width="full"
          />
        </Box>
      )
    case 'pdf':
      return (
        <LinkButton
          variant="outline"
          href={src}
          alignSelf="flex-start"
          startIcon={<DocumentIcon />}
        >{`Open the PDF: ${name}`}</LinkButton>
      )
  }
}

/** What stands for a film, a recording or a PDF in a list of entries. */
export function FileMark({ kind }: { kind: Exclude<EntryFileKind, 'picture'> }) {
  const Icon = { video: VideoIcon, audio: MusicIcon, pdf: DocumentIcon }[kind]
  return (
    <Box
      display="grid"
      placeItems="center"
      alignContent="center"
      gap="2"
      aspectRatio="4 / 3"
      bg="colorPalette.muted"
      color="colorPalette.fg"
      fontWeight="semibold"
    >
      <Icon size={44} />
      {words[kind]}
    </Box>
  )
}
