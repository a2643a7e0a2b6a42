import { Navigate, redirect, type RouteObject, useLocation, useParams } from 'react-router-dom'

type Target = (params: Readonly<Record<string, string | undefined>>) => string

/** A component, because a loader's request has no hash. */
function Alias({ target }: { target: Target }) {
  const params = useParams()
  const { search, hash } = useLocation()
  return <Navigate replace to={target(params) + search + hash} />
}

/** A redirect to another address that keeps query and hash, and leaves no history entry. */
export function aliasRoute(from: string, target: Target, onServer: boolean): RouteObject {
  if (!onServer) return { path: from, Component: () => <Alias target={target} /> }
  return {
    path: from,
    // The browser keeps the hash of a redirect by itself.
    loader({ params, request }) {
      throw redirect(target(params) + new URL(request.url).search, 301)
    },
  }
}
