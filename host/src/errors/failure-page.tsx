import { Box, Button, Center, Heading, LinkButton, Stack, Text } from '@brightyard/ui'
import { Link } from '@brightyard/runtime'
import type { ReactNode } from 'react'

export interface FailurePageProps {
  /** Document title and route error text. */
  title: string
  heading: string
  /** What happened, in a sentence. */
  children: ReactNode
  requestId?: string | undefined
  onRetry?: (() => void) | undefined
}

/** Shown in place of every failed page: what happened, and what to do next. */
export function FailurePage({ title, heading, children, requestId, onRetry }: FailurePageProps) {
  return (
    <Center px="4" py={{ base: '16', md: '24' }} textAlign="center">
      <title>{`${title} · Brightyard`}</title>
      <meta name="robots" content="noindex" />
      <Stack gap="5" maxW="xl" align="center">
        <LostKite />
        <Heading as="h1" tabIndex={-1} size="xl">
          {heading}
        </Heading>
        <Box fontSize="lg" color="fg.muted">
          {children}
        </Box>
        <Stack direction={{ base: 'column', sm: 'row' }} gap="3">
          {onRetry && (
            <Button variant="outline" onClick={onRetry}>
              Try again
            </Button>
          )}
          <LinkButton asChild>
            <Link to="/">Go to home</Link>
          </LinkButton>
        </Stack>
        {requestId && (
          <Text
            fontSize="sm"
            color="fg.muted"
          >{`If it keeps happening, tell us this number: ${requestId}`}</Text>
        )}
      </Stack>
    </Center>
  )
}

/** The picture on every failure page. */
function LostKite() {
  return (
    <svg width="180" height="140" viewBox="0 0 180 140" aria-hidden="true">
      <ellipse cx="92" cy="124" rx="70" ry="8" fill="#fde9c8" />
      <path d="M112 12 150 50 108 84Z" fill="#ff8f5c" />
      <path d="M112 12 108 84 78 44Z" fill="#ffb347" />
      <path d="M112 12 108 84M150 50 78 44" stroke="#7a3b12" strokeWidth="2" />
      <path
        d="M108 84c-10 14-30 4-38 18s-26 4-36 18"
        fill="none"
        stroke="#2f6f8f"
        strokeWidth="3"
        strokeLinecap="round"
      />
      <path d="m88 92-8-6-1 10zm-26 16-9-4 2 10z" fill="#3f8f6b" />
    </svg>
  )
}
