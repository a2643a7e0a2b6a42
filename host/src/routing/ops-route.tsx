import { hostPaths } from '@brightyard/contract/paths'
import type { Route } from '@brightyard/contract/release'
import { lazy, Suspense } from 'react'
import { type RouteObject, useRevalidator, useRouteError } from 'react-router-dom'
import { ErrorPage } from '../errors/error-page.tsx'
import { LastResort } from '../errors/last-resort.tsx'
import { PageSkeleton, WaitingPage } from '../layouts/page-skeleton.tsx'
import { asResponse, type RouteEnvironment, type RouteHandle } from './page-route.tsx'

const access: Pick<Route, 'access' | 'roles'> = { access: 'protected', roles: ['superAdmin'] }

const fetchPage = () => import('../ops/ops.page.tsx')
const OpsPage = lazy(async () => ({ default: (await fetchPage()).Component }))

const Waiting = () => <WaitingPage title="Operations" />

/** The host's own page for operators of the site; nobody else loads its code. */
export function opsRoute({ runGuards, onServer }: RouteEnvironment): RouteObject {
  const shared = {
    id: 'host:ops',
    path: hostPaths.ops.pattern,
    handle: { layout: 'default' } satisfies RouteHandle,
    ErrorBoundary: OpsError,
  }
  // The session is known in the browser only.
  if (onServer) return { ...shared, Component: Waiting }
  return {
    ...shared,
    Component: () => (
      <Suspense fallback={<PageSkeleton />}>
        <OpsPage />
      </Suspense>
    ),
    HydrateFallback: Waiting,
    async loader({ request }) {
      const verdict = await runGuards(new URL(request.url), access)
      if (verdict) throw asResponse(verdict)
      // Here, so that a retry loads the code again if it failed.
      await fetchPage()
      return null
    },
  }
}

function OpsError() {
  const error = useRouteError()
  const { revalidate } = useRevalidator()
  return (
    <LastResort>
      <ErrorPage error={error} onRetry={() => void revalidate()} />
    </LastResort>
  )
}
