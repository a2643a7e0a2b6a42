import type { ReactNode } from 'react'
import { Button } from '../actions/button.tsx'
import { Heading, Link } from '../content/styled.ts'
import { Box, Text, VStack } from '../layout.ts'
import { BlobScene } from '../shapes/blob-scene.tsx'

interface TitleLevel {
  /** Where it stands as the page, or as a section of it, its title is that heading; plain text by default. */
  level?: 1 | 2 | 3 | undefined
}

export interface EmptyStateProps extends TitleLevel {
  /** `No data found` by default. */
  title?: string
  /** What to do about it. */
  children?: ReactNode
  /** A drawing from `@brightyard/ui/art`; a quiet sun over a hill by default. */
  art?: ReactNode
  /** A button or link. */
  action?: ReactNode
}

/** Shown in the place of a list that has nothing in it. */
export function EmptyState({
  title = 'No data found',
  level,
  children,
  art,
  action,
}: EmptyStateProps) {
  return (
    <State art={art ?? <BlobScene mood="calm" />} title={title} level={level} action={action}>
      {children}
    </State>
  )
}

export interface ErrorStateProps extends TitleLevel {
  /** What happened. */
  title?: string
  /** What to do. */
  children?: ReactNode
  /** Shows "Try again". */
  onRetry?: () => void
  retryLabel?: string
  /** While the retry runs. */
  retrying?: boolean
  /** A further button or link, beside the retry. */
  action?: ReactNode
  /** For the support desk. */
  requestId?: string | undefined
  art?: ReactNode
}

/** Shown in the place of something that could not be loaded; read out at once. */
export function ErrorState({
  title = 'We could not load this',
  level,
  children = 'Check your connection and try again.',
  onRetry,
  retryLabel = 'Try again',
  retrying,
  action,
  requestId,
  art,
}: ErrorStateProps) {
  return (
    <Box role="alert">
      <State
        art={art ?? <BlobScene mood="upset" />}
        title={title}
        level={level}
        action={
          <>
            {onRetry ? (
              <Button onClick={onRetry} busy={retrying ?? false}>
                {retryLabel}
              </Button>
            ) : null}
            {action}
          </>
        }
      >
        {children}
        {requestId ? (
          <Text mt="2" fontSize="sm">
            Support reference:{' '}
            <Link href={`/support?reference=${encodeURIComponent(requestId)}`}>{requestId}</Link>
          </Text>
        ) : null}
      </State>
    </Box>
  )
}

interface StateProps extends TitleLevel {
  art: ReactNode
  title: string
  children?: ReactNode
  action?: ReactNode
}

function State({ art, title, level, children, action }: StateProps) {
  return (
    <VStack gap="3" py={{ base: '8', md: '12' }} px="4" textAlign="center">
      <Box aria-hidden width="11rem" maxW="60%">
        {art}
      </Box>
      <Heading
        as={level ? `h${level}` : 'p'}
        size="md"
        {...(level === 1 && { tabIndex: -1, 'data-page-heading': '' })}
      >
        {title}
      </Heading>
      {children ? (
        <Box color="fg.muted" maxW="28rem">
          {children}
        </Box>
      ) : null}
      {action ? (
        <Box mt="2" display="flex" flexWrap="wrap" gap="3" justifyContent="center">
          {action}
        </Box>
      ) : null}
    </VStack>
  )
}
