import { useRouteError } from 'react-router-dom'
import { MinimalHeader } from '../layouts/minimal-header.tsx'
import { ErrorPage } from './error-page.tsx'
import { LastResort } from './last-resort.tsx'

/** The shell itself crashed: the minimal header and the error page are all that is left. */
export function RootError() {
  const error = useRouteError()
  return (
    <LastResort>
      <MinimalHeader />
      <main id="main">
        <ErrorPage error={error} />
      </main>
    </LastResort>
  )
}
