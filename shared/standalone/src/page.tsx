import type { Route } from '@brightyard/contract/release'
import type { PageModule } from '@brightyard/runtime'
import {
  accessVerdict,
  knownSession,
  type Modules,
  PagePattern,
  signInAddress,
} from '@brightyard/runtime/host'
import { type ReactNode, use } from 'react'
import { type LoaderFunctionArgs, matchRoutes, type RouteObject } from 'react-router-dom'
import { type Environment, useEnvironment } from './environment.ts'
import { Guarded, NoSuchPage, PageFailure } from './failure.tsx'
import { Place } from './place.tsx'

export interface PageProps {
  /** The page's address on the site, without its origin: `/shop/product-details/details?ecommID=109`. */
  address: string
  /** Shown until the page and its data are there. */
  fallback?: ReactNode
}

/** A page of one of the remotes, with its loader, its data and its error boundary. */
export const Page = ({ address, fallback = null }: PageProps) => (
  <Guarded key={address} fallback={fallback}>
    <FoundPage address={address} fallback={fallback} />
  </Guarded>
)

function FoundPage({ address, fallback }: Required<PageProps>) {
  const environment = useEnvironment()
  const { modules, unreadable } = use(environment.composition)
  const found = pageAt(modules, address)
  if (!found) return <NoSuchPage unreadable={unreadable} />
  return (
    <Place
      address={address}
      route={pageRoute(found, modules, environment)}
      // Filters and tabs are in the query: the page shows them itself.
      shows={(target, current) => target.pathname === current.pathname}
      fallback={fallback}
    />
  )
}

interface FoundPage {
  remote: string
  route: Route
}

/** Ranked by react-router, like on the site. */
function pageAt({ set }: Modules, address: string): FoundPage | undefined {
  const routes = Object.entries(set.remotes).flatMap(([remote, release]) =>
    release.routes.map((route) => ({ path: route.path, handle: { remote, route } })),
  )
  return matchRoutes(routes, address)?.at(-1)?.route.handle
}

const redirectOf = (answer: unknown) =>
  answer instanceof Response && answer.status >= 300 && answer.status < 400
    ? answer.headers.get('location')
    : null

/** The place stays as it is until the host shows something else. */
const leftToTheHost = () => new Promise<never>(() => {})

function pageRoute(
  { remote, route }: FoundPage,
  modules: Modules,
  { session, queryClient, open, rememberVisited }: Environment,
): RouteObject {
  const { path, module } = route

  async function load({ params, request }: LoaderFunctionArgs): Promise<unknown> {
    const loading = modules.load(remote, module)
    loading.catch(() => {}) // access first; a failure is thrown below
    const url = new URL(request.url)
    const verdict = await accessVerdict(route, knownSession)
    if (verdict && 'redirect' in verdict) {
      if (verdict.redirect === signInAddress) rememberVisited(url.pathname + url.search)
      open(verdict.redirect)
      return leftToTheHost()
    }
    if (verdict) throw new Response(null, verdict)
    const { loader } = (await loading) as PageModule
    return (await loader?.({ params, request, api: session.api, queryClient })) ?? null
  }

  /** A redirect to another page is the host's; one within the page is the router's. */
  async function loader(args: LoaderFunctionArgs): Promise<unknown> {
    const answer = await load(args).catch((error: unknown) => {
      if (redirectOf(error) === null) throw error
      return error
    })
    const target = redirectOf(answer)
    if (target === null) return answer
    const here = new URL(args.request.url)
    if (new URL(target, here).pathname === here.pathname) throw answer
    open(target)
    return leftToTheHost()
  }

  function Component() {
    const RemotePage = modules.component(remote, module)
    return (
      <PagePattern value={path}>
        <RemotePage />
      </PagePattern>
    )
  }
  return {
    path,
    loader,
    Component,
    errorElement: <PageFailure remote={remote} module={module} modules={modules} />,
  }
}
