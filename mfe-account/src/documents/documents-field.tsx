import type { UploadPurpose } from '@brightyard/contract/entities'
import { Box, Button, Flex, LiveRegion, Span, Stack, Text } from '@brightyard/ui'
import { UploadIcon } from '@brightyard/ui/icons'
import { type DragEvent, useEffect, useId, useRef, useState } from 'react'
import { acceptedFiles, rulesSentence } from './chosen-document.ts'
import { DocumentRow } from './document-row.tsx'
import type { Documents } from './use-documents.ts'

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

interface Props {
  label: string
  /** Which papers are meant. */
  help: string
  purpose: UploadPurpose
  chosen: Documents
  error: string | null
}

const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files')

/** Several files for a form: chosen by a button or dropped, each with its progress and what came of it. */
export function DocumentsField({ label, help, purpose, chosen, error }: Props) {
  const { documents, leftOut, add, remove, retry } = chosen
  const id = useId()
  const chooser = useRef<HTMLInputElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const [isOver, setOver] = useState(false)
  useSafeDrop()

  return (
    <Box role="group" aria-labelledby={`${id}-label`} aria-describedby={`${id}-rules`}>
      <Text id={`${id}-label`} fontWeight="semibold">
        {label}{' '}
        <Span color="fg.muted" fontWeight="normal">
          (optional)
        </Span>
      </Text>
      <Text id={`${id}-rules`} color="fg.muted" fontSize="sm" mt="1.5">
        {help} {rulesSentence(purpose)}
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
        borderColor={isOver ? 'colorPalette.solid' : 'border.control'}
        bg={isOver ? 'colorPalette.subtle' : 'bg.panel'}
        onDragOver={(event) => {
          if (hasFiles(event)) event.preventDefault()
          setOver(hasFiles(event))
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault()
          setOver(false)
          add([...event.dataTransfer.files])
        }}
      >
        <input
          ref={chooser}
          type="file"
          multiple
          hidden
          accept={acceptedFiles(purpose)}
          aria-label={`${label}: files`}
          onChange={({ currentTarget }) => {
            add([...(currentTarget.files ?? [])])
            currentTarget.value = '' // the same file can be chosen again
          }}
        />
        <Button
          ref={button}
          id={`${id}-choose`}
          size="sm"
          variant="outline"
          startIcon={<UploadIcon aria-hidden />}
          aria-describedby={error ? `${id}-rules ${id}-error` : `${id}-rules`}
          onClick={() => chooser.current?.click()}
        >
          Choose files
        </Button>
        <Text fontSize="sm" color="fg.muted">
          or drop them here
        </Text>
      </Flex>
      <Box id={`${id}-error`} aria-live="polite" mt={error || leftOut ? '2' : '0'}>
        {[error, leftOut].map((sentence) =>
          sentence ? (
            <Text key={sentence} color="danger.fg" fontWeight="semibold" fontSize="sm">
              {sentence}
            </Text>
          ) : null,
        )}
      </Box>
      {documents.length > 0 && (
        <Stack as="ul" aria-label={label} listStyleType="none" gap="2" mt="3">
          {documents.map((one) => (
            <DocumentRow
              key={one.key}
              document={one}
              onRetry={() => retry(one.key)}
              onRemove={() => {
                remove(one.key)
                button.current?.focus() // its own button goes away
              }}
            />
          ))}
        </Stack>
      )}
      <LiveRegion>{spoken(documents)}</LiveRegion>
    </Box>
  )
}

/** What came of the files, for those who do not see the rows. */
const spoken = (documents: Documents['documents']) =>
  documents
    .flatMap(({ file, status, message }) => {
      if (status === 'sent') return [`${file.name} is sent.`]
      return message ? [`${file.name}: ${message}`] : []
    })
    .join(' ')
