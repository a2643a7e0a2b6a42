import { type DragEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { Box, Button, Flex, LiveRegion, media, Span, Stack, Text } from '@brightyard/ui'
import { UploadIcon } from '../icons/index.ts'
import { FileLine, type FileRow } from './file-row.tsx'

export type { FileRow } from './file-row.tsx'

/** A file that is dropped beside its place would open in the browser, and the form with all that is filled in be gone. */
function useSafeDrop() {
  useEffect(() => {
    const stay = (event: globalThis.DragEvent) => {
      if (event.dataTransfer?.types.includes('Files')) event.preventDefault()
    }
    window.addEventListener('dragover', stay)
    window.addEventListener('drop', stay)
    return () => {
      window.removeEventListener('dragover', stay)
      window.removeEventListener('drop', stay)
    }
  }, [])
}

export interface FilesFieldProps {
  label: string
  /** Which papers are meant, and what is accepted. */
  help: ReactNode
  optional?: boolean
  /** For the browser's file chooser: `.pdf,.jpg`. */
  accept: string
  /** One file is enough: the chooser takes one at a time. */
  single?: boolean
  rows: readonly FileRow[]
  /** What is wrong with the choice as a whole, and which files were too many. */
  errors: readonly (string | null)[]
  onAdd: (files: readonly File[]) => void
  onRemove: (key: number) => void
  /** Also of a file that was paused. */
  onRetry: (key: number) => void
  /** Where files can be paused. */
  onPause?: (key: number) => void
}

const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files')

/** Files for a form: chosen by a button or dropped, each with its progress and what came of it. */
export function FilesField({
  label,
  help,
  optional = false,
  accept,
  single = false,
  rows,
  errors,
  onAdd,
  onRemove,
  onRetry,
  onPause,
}: FilesFieldProps) {
  const id = useId()
  const chooser = useRef<HTMLInputElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const [isOver, setOver] = useState(false)
  const shown = errors.filter(Boolean)
  useSafeDrop()

  return (
    <Box role="group" aria-labelledby={`${id}-label`} aria-describedby={`${id}-rules`}>
      <Text id={`${id}-label`} fontWeight="semibold">
        {label}{' '}
        {optional && (
          <Span color="fg.muted" fontWeight="normal">
            (optional)
          </Span>
        )}
      </Text>
      <Text id={`${id}-rules`} color="fg.muted" fontSize="sm" mt="1.5">
        {help}
      </Text>
      <Flex
        direction="column"
        align="center"
        gap="2"
        mt="2"
        p="5"
        borderWidth="2px"
        borderStyle="dashed"
        borderRadius="md"
        borderColor={
          isOver ? 'colorPalette.solid' : shown.length > 0 ? 'danger.solid' : 'border.control'
        }
        bg={isOver ? 'colorPalette.subtle' : 'bg.panel'}
        onDragOver={(event) => {
          if (hasFiles(event)) event.preventDefault()
          setOver(hasFiles(event))
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault()
          setOver(false)
          onAdd([...event.dataTransfer.files])
        }}
      >
        <input
          ref={chooser}
          type="file"
          multiple={!single}
          hidden
          accept={accept}
          aria-label={`${label}: files`}
          onChange={({ currentTarget }) => {
            onAdd([...(currentTarget.files ?? [])])
            currentTarget.value = '' // the same file can be chosen again
          }}
        />
        <Button
          ref={button}
          id={`${id}-choose`}
          size="sm"
          variant="outline"
          startIcon={<UploadIcon aria-hidden />}
          aria-describedby={shown.length > 0 ? `${id}-rules ${id}-error` : `${id}-rules`}
          onClick={() => chooser.current?.click()}
        >
          {single ? 'Choose a file' : 'Choose files'}
        </Button>
        <Text fontSize="sm" color="fg.muted" css={{ [media.touch]: { display: 'none' } }}>
          {single ? 'or drop it here' : 'or drop them here'}
        </Text>
      </Flex>
      <Box id={`${id}-error`} aria-live="polite" mt={shown.length > 0 ? '2' : '0'}>
        {shown.map((sentence) => (
          <Text key={sentence} color="danger.fg" fontWeight="semibold" fontSize="sm">
            {sentence}
          </Text>
        ))}
      </Box>
      {rows.length > 0 && (
        <Stack as="ul" aria-label={label} listStyleType="none" gap="2" mt="3">
          {rows.map((row) => (
            <FileLine
              key={row.key}
              row={row}
              onRetry={() => onRetry(row.key)}
              onPause={onPause ? () => onPause(row.key) : undefined}
              onChoose={() => chooser.current?.click()}
              onRemove={() => {
                onRemove(row.key)
                button.current?.focus() // its own button goes away
              }}
            />
          ))}
        </Stack>
      )}
      <LiveRegion>{spoken(rows)}</LiveRegion>
    </Box>
  )
}

/** What came of the files, for those who do not see the rows. */
const spoken = (rows: readonly FileRow[]) =>
  rows
    .flatMap(({ name, status, message }) => {
      if (status === 'sent') return [`${name} is sent.`]
      return message ? [`${name}: ${message}`] : []
    })
    .join(' ')
