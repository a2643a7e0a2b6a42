import { UNSAFE_ErrorResponseImpl as ErrorResponse } from 'react-router-dom'
import type { PageState } from './page-state.ts'

/** The router's state of the server's page; its errors become what a loader throws. */
export function routerState({ loaderData, errors }: NonNullable<PageState['router']>) {
  return {
    loaderData,
    errors:
      errors &&
      Object.fromEntries(
        Object.entries(errors).map(([id, { status, statusText }]) => [
          id,
          new ErrorResponse(status, statusText, ''),
        ]),
      ),
  }
}
