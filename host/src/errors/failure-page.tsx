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
  /** Leads to the person’s own pages besides the home page. */
  isForbidden?: boolean
  /** Where to go on, other than the home page. */
  home?: { to: string; label: string }
}

const homePage = { to: '/', label: 'Go to home' }

/** Shown in place of every failed page: what happened, and what to do next. */
export function FailurePage({
  title,
  heading,
  children,
  requestId,
  onRetry,
  isForbidden = false,
  home = homePage,
}: FailurePageProps) {
  return (
    <Center px="4" py={{ base: '16', md: '24' }} textAlign="center">
      <title>{`${title} · Brightyard`}</title>
      <meta name="robots" content="noindex" />
      <Stack gap="5" maxW="xl" align="center">
        <img src="/lost-kite.svg" alt="" width="180" height="140" />
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
          {isForbidden && (
            <LinkButton asChild>
              <Link to="/dashboard">Go to my dashboard</Link>
            </LinkButton>
          )}
          <LinkButton asChild {...(isForbidden ? { variant: 'outline' as const } : {})}>
            <Link to={home.to}>{home.label}</Link>
          </LinkButton>
        </Stack>
        {requestId && (
          <Text fontSize="sm" color="fg.muted">
            If it keeps happening,{' '}
            <Link
              to={`/support?reference=${requestId}`}
            >{`tell us this number: ${requestId}`}</Link>
          </Text>
        )}
      </Stack>
    </Center>
  )
}
