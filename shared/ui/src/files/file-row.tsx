import { Box, Button, chakra, Flex, IconButton, Span, Text } from '@brightyard/ui'
import { CloseIcon, DocumentIcon } from '../icons/index.ts'

/** A chosen file as it is shown. */
export interface FileRow {
  key: number
  name: string
  /** `1.2 MB`. */
  size: string
  /** refused: it can only be removed; failed: it can be tried again. */
  status: 'waiting' | 'sending' | 'sent' | 'failed' | 'refused'
  /** What is wrong with it, or ''. */
  message: string
  /** From 0 to 1. */
  progress: number
}

const words: Record<FileRow['status'], string> = {
  waiting: 'Waiting',
  sending: 'Sending',
  sent: 'Sent',
  failed: 'Not sent',
  refused: 'Not accepted',
}

/** A chosen file: how far it has come, what is wrong with it, and what can be done. */
export function FileLine({
  row,
  onRetry,
  onRemove,
}: {
  row: FileRow
  onRetry: () => void
  onRemove: () => void
}) {
  const { name, size, status, message, progress } = row
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
          <Text overflowWrap="anywhere">{name}</Text>
          <Text fontSize="sm" color="fg.muted">
            {size} · <Span>{words[status]}</Span>
          </Text>
        </Box>
        {status === 'failed' && (
          <Button size="sm" variant="outline" aria-label={`Try ${name} again`} onClick={onRetry}>
            Try again
          </Button>
        )}
        <IconButton label={`Remove ${name}`} size="sm" onClick={onRemove}>
          <CloseIcon aria-hidden />
        </IconButton>
      </Flex>
      {status === 'sending' && (
        <chakra.progress
          aria-label={`Sending ${name}`}
          max={1}
          {...(progress > 0 ? { value: progress } : {})}
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
