import { formatFileSize } from '@brightyard/runtime'
import { Box, Button, chakra, Flex, IconButton, Span, Text } from '@brightyard/ui'
import { CloseIcon, DocumentIcon } from '@brightyard/ui/icons'
import type { ChosenDocument } from './chosen-document.ts'

interface Props {
  document: ChosenDocument
  onRetry: () => void
  onRemove: () => void
}

const words: Record<ChosenDocument['status'], string> = {
  waiting: 'Waiting',
  sending: 'Sending',
  sent: 'Sent',
  failed: 'Not sent',
  refused: 'Not accepted',
}

/** A chosen file: how far it has come, what is wrong with it, and what can be done. */
export function DocumentRow({ document, onRetry, onRemove }: Props) {
  const { file, status, message, received } = document
  const isWrong = status === 'failed' || status === 'refused'
  return (
    <Box
      as="li"
      px="4"
      py="3"
      borderWidth="1.5px"
      borderRadius="md"
      borderColor={isWrong ? 'danger.solid' : 'border'}
      bg="bg.panel"
    >
      <Flex gap="3" align="center">
        <Box color="fg.muted" flexShrink="0">
          <DocumentIcon aria-hidden />
        </Box>
        <Box flex="1" minW="0">
          <Text overflowWrap="anywhere">{file.name}</Text>
          <Text fontSize="sm" color="fg.muted">
            {formatFileSize(file.size)} · <Span>{words[status]}</Span>
          </Text>
        </Box>
        {status === 'failed' && (
          <Button
            size="sm"
            variant="outline"
            aria-label={`Try ${file.name} again`}
            onClick={onRetry}
          >
            Try again
          </Button>
        )}
        <IconButton label={`Remove ${file.name}`} size="sm" onClick={onRemove}>
          <CloseIcon aria-hidden />
        </IconButton>
      </Flex>
      {status === 'sending' && (
        <chakra.progress
          aria-label={`Sending ${file.name}`}
          max={file.size}
          {...(received > 0 ? { value: received } : {})}
          width="full"
          height="2"
          mt="2"
          css={{ accentColor: 'var(--by-colors-color-palette-solid)' }}
        />
      )}
      {message && (
        <Text mt="1.5" fontSize="sm" fontWeight="semibold" color="danger.fg">
          {message}
        </Text>
      )}
    </Box>
  )
}
