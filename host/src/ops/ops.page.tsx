import { ApiError, PageHead, useQuery } from '@brightyard/runtime'
import {
  Box,
  EmptyState,
  ErrorState,
  Notice,
  PageHeading,
  SkeletonLines,
  Stack,
} from '@brightyard/ui'
import { useEffect, useRef, useState } from 'react'
import { Canary } from './canary.tsx'
import { Charts } from './charts.tsx'
import { EarlierSets } from './earlier-sets.tsx'
import { Edges } from './edges.tsx'
import { Freeze } from './freeze.tsx'
import { History } from './history.tsx'
import { currentDeploymentQuery } from './ops.queries.ts'
import { Outcome } from './outcome.ts'
import { DeployForm } from './deploy-form.tsx'
import { SiteNow } from './site-now.tsx'

/** Operates the site: the same calls, and so the same checks, as the command line. */
export function Component() {
  const [outcome, setOutcome] = useState<{ text: string } | null>(null)
  return (
    <>
      <PageHead title="Operations" description="What visitors get, and how to change it." hidden />
      <PageHeading intro="What visitors get, and who decided it. Every change needs a reason and is recorded in the history.">
        Operations
      </PageHeading>
      <LastOutcome outcome={outcome} />
      <Outcome value={(text) => setOutcome({ text })}>
        <Site />
      </Outcome>
    </>
  )
}

/** Takes focus, because the submitted form is often gone. */
function LastOutcome({ outcome }: { outcome: { text: string } | null }) {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (outcome) ref.current?.focus()
  }, [outcome])
  return (
    <Box ref={ref} tabIndex={-1} mb={outcome ? '8' : '0'} scrollMarginTop="8rem">
      {outcome && <Notice tone="success" title={outcome.text} />}
    </Box>
  )
}

function Site() {
  const site = useQuery(currentDeploymentQuery)
  const code = site.error instanceof ApiError ? site.error.code : undefined
  if (site.isPending) return <SkeletonLines label="Loading the current deployment" lines={12} />
  if (code === 'ops-not-set-up') {
    return <EmptyState title="Operations are not set up here">{site.error?.message}</EmptyState>
  }
  if (!site.data && code !== 'no_set') {
    return (
      <ErrorState
        title="The registry is not available"
        onRetry={() => void site.refetch()}
        retrying={site.isFetching}
        requestId={site.error instanceof ApiError ? site.error.requestId : undefined}
      >
        {site.error?.message}
      </ErrorState>
    )
  }
  const deployment = site.data?.deployment
  const share = deployment?.candidate
  return (
    <Stack gap={{ base: '10', md: '14' }}>
      {site.isError && site.data && (
        <Notice tone="warning" title="This may be out of date">
          {site.error.message}
        </Notice>
      )}
      {site.data ? (
        <SiteNow {...site.data} />
      ) : (
        <EmptyState title="There is no set yet">Deploy the first releases.</EmptyState>
      )}
      {deployment && <Edges />}
      {/* Keeps what is being typed when the share changes. */}
      {share && <Canary key={share.set} {...share} />}
      <DeployForm />
      {deployment && <EarlierSets deployment={deployment} />}
      {deployment && <Freeze frozen={deployment.frozen} />}
      {deployment && <History />}
      <Charts />
    </Stack>
  )
}
