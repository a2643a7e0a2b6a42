import { Box, Button, chakra, Flex, IconButton, Span, Text } from '@brightyard/ui'
import { CloseIcon, DocumentIcon, PauseIcon } from '../icons/index.ts'

/** A chosen file as it is shown. */
export interface FileRow {
  key: number
  name: string
  /** `1.2 MB`. */
  size: string
  /**
   * refused: it can only be removed; failed: it can be tried again; stopped: a part has come on an earlier visit, and
   * it goes on when it is chosen again.
   */
  status: 'waiting' | 'sending' | 'checking' | 'paused' | 'stopped' | 'sent' | 'failed' | 'refused'
  /** What is wrong with it, or ''. */
  message: string
  /** From 0 to 1. */
  progress: number
}

const words: Record<FileRow['status'], string> = {
  waiting: 'Waiting',
  sending: 'Sending',
  checking: 'All of it has come, we look at it',
  paused: 'Paused',
  stopped: 'Stopped half way',
  sent: 'Sent',
  failed: 'Not sent',
  refused: 'Not accepted',
}

/** A chosen file: how far it has come, what is wrong with it, and what can be done. */
export function FileLine({
  row,
  onRetry,
  onRemove,
  onPause,
  onChoose,
}: {
  row: FileRow
  /** Also of what was paused. */
  onRetry: () => void
  onRemove: () => void
  /** Where files can be paused. */
  onPause?: (() => void) | undefined
  onChoose: () => void
}) {
  const { name, size, status, message, progress } = row
  const isOnItsWay = status === 'sending' || status === 'paused' || status === 'stopped'
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
            {isOnItsWay && progress > 0 ? `, ${Math.floor(progress * 100)} %` : null}
          </Text>
        </Box>
        {status === 'failed' && (
          <Button size="sm" variant="outline" aria-label={`Try ${name} again`} onClick={onRetry}>
            Try again
          </Button>
        )}
        {onPause && (status === 'sending' || status === 'waiting') && (
          <IconButton label={`Pause ${name}`} size="sm" onClick={onPause}>
            <PauseIcon aria-hidden />
          </IconButton>
        )}
        {status === 'paused' && (
          <Button size="sm" variant="outline" aria-label={`Go on with ${name}`} onClick={onRetry}>
            Go on
          </Button>
        )}
        {status === 'stopped' && (
          <Button
            size="sm"
            variant="outline"
            aria-label={`Choose ${name} again`}
            onClick={onChoose}
          >
            Choose it again
          </Button>
        )}
        <IconButton label={`Remove ${name}`} size="sm" onClick={onRemove}>
          <CloseIcon aria-hidden />
        </IconButton>
      </Flex>
      {isOnItsWay && (
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
