import type { QueryClient } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import type { Api } from '../http/api.ts'
import { ApiError } from '../http/api-error.ts'

/** What a page's loader gets, in the browser and on the server alike; it takes nothing from globals. */
export interface PageContext {
  params: Readonly<Record<string, string | undefined>>
  request: Request
  api: Api
  queryClient: QueryClient
}

/** A page as a remote exposes it: react-router's own shape. */
export interface PageModule {
  Component: ComponentType
  /** Fills the query client, redirects, or throws `pageNotFound()`. Its value is the page's loader data. */
  loader?: (context: PageContext) => unknown
  ErrorBoundary?: ComponentType
}

/** Thrown by a loader or a page whose subject does not exist: shows the not-found page with status 404. */
export const pageNotFound = () =>
  new Response(null, { status: 404, statusText: 'This page could not be found' })

/**
 * For `mapError` of the query of a page's subject: a missing subject, or an id that cannot be one, shows the
 * not-found page. Every other error is returned as it is.
 */
export function toPageNotFound(error: unknown): unknown {
  const isUnknown = error instanceof ApiError && ['not-found', 'invalid'].includes(error.kind)
  return isUnknown ? pageNotFound() : error
}

/**
 * For a loader: waits for the page's subject, and throws `pageNotFound()` if there is none. Any other failure may
 * pass, so the page itself shows it and offers a retry.
 */
export async function loadSubject(loading: Promise<unknown>): Promise<null> {
  try {
    await loading
  } catch (error) {
    const cause = toPageNotFound(error)
    if (cause instanceof Response) throw cause
  }
  return null
}
