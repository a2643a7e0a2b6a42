import { Box, Button, chakra, Flex, IconButton, Span, Text } from '@brightyard/ui'
import { useCallback } from 'react'
import { CloseIcon, DocumentIcon, PauseIcon } from '../icons/index.ts'

/** A chosen file as it is shown. */
export interface FileRow {
  key: number
  name: string
  /** `1.2 MB`. */
  size: string
  /**
   * offline: it goes on by itself as soon as the connection is back; refused: it can only be removed; failed: it can be
   * tried again; stopped: a part has come on an earlier visit, and it goes on when it is chosen again.
   */
  status:
    | 'waiting'
    | 'sending'
    | 'offline'
    | 'checking'
    | 'paused'
    | 'stopped'
    | 'sent'
    | 'failed'
    | 'refused'
  /** What is wrong with it, or ''. */
  message: string
  /** From 0 to 1. */
  progress: number
  /** Shown in the row where it is a picture. */
  file?: File | null
}

const words: Record<FileRow['status'], string> = {
  waiting: 'Waiting',
  sending: 'Sending',
  offline: 'Waiting for the connection',
  checking: 'All of it has come, we look at it',
  paused: 'Paused',
  stopped: 'Stopped half way',
  sent: 'Sent',
  failed: 'Not sent',
  refused: 'Not accepted',
}

const onTheWay: readonly FileRow['status'][] = ['sending', 'offline', 'paused', 'stopped']
const canPause: readonly FileRow['status'][] = ['sending', 'offline', 'waiting']

/** The bar in the colours of its area; browsers draw their own otherwise. */
const barStyle = {
  appearance: 'none',
  border: 'none',
  borderRadius: 'full',
  overflow: 'hidden',
  bg: 'colorPalette.muted',
  '&::-webkit-progress-bar': { background: 'transparent' },
  '&::-webkit-progress-value': {
    background: 'var(--by-colors-color-palette-solid)',
    borderRadius: '999px',
  },
  '&::-moz-progress-bar': {
    background: 'var(--by-colors-color-palette-solid)',
    borderRadius: '999px',
  },
} as const

/** Its name stands beside it. */
function Thumbnail({ file }: { file: File }) {
  const show = useCallback(
    (image: HTMLImageElement | null) => {
      if (!image) return undefined
      const address = URL.createObjectURL(file)
      image.src = address
      return () => URL.revokeObjectURL(address)
    },
    [file],
  )
  return (
    <chakra.img
      ref={show}
      alt=""
      boxSize="12"
      flexShrink="0"
      objectFit="cover"
      borderRadius="sm"
      bg="bg.subtle"
    />
  )
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
  const isOnItsWay = onTheWay.includes(status)
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
      {/* Where both do not fit beside each other, the buttons go below the name. */}
      <Flex columnGap="3" rowGap="2" wrap="wrap" align="center">
        <Flex flex="1 1 11rem" minW="0" gap="3" align="center">
          {row.file?.type.startsWith('image/') ? (
            <Thumbnail file={row.file} />
          ) : (
            <Box color="fg.muted" flexShrink="0">
              <DocumentIcon aria-hidden />
            </Box>
          )}
          <Box minW="0">
            <Text overflowWrap="anywhere">{name}</Text>
            <Text fontSize="sm" color="fg.muted">
              {size} · <Span>{words[status]}</Span>
              {isOnItsWay && progress > 0 ? `, ${Math.floor(progress * 100)} %` : null}
            </Text>
          </Box>
        </Flex>
        <Flex gap="2" align="center" ms="auto">
          {status === 'failed' && (
            <Button size="sm" variant="outline" aria-label={`Try ${name} again`} onClick={onRetry}>
              Try again
            </Button>
          )}
          {onPause && canPause.includes(status) && (
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
      </Flex>
      {isOnItsWay && (
        <chakra.progress
          aria-label={`Sending ${name}`}
          max={1}
          value={progress}
          width="full"
          height="2"
          mt="2"
          css={barStyle}
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
