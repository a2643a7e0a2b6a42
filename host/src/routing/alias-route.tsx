import { Navigate, redirect, type RouteObject, useLocation, useParams } from 'react-router-dom'

type Target = (params: Readonly<Record<string, string | undefined>>) => string

/** In the browser the hash is known to components only: a loader's request has none. */
function Alias({ target }: { target: Target }) {
  const params = useParams()
  const { search, hash } = useLocation()
  return <Navigate replace to={target(params) + search + hash} />
}

/** An address that only leads to another one; query and hash go along, and no history entry stays. */
export function aliasRoute(from: string, target: Target, onServer: boolean): RouteObject {
  if (!onServer) return { path: from, Component: () => <Alias target={target} /> }
  return {
    path: from,
    // The browser itself keeps the hash of an answer's redirect.
    loader({ params, request }) {
      throw redirect(target(params) + new URL(request.url).search, 301)
    },
  }
}
