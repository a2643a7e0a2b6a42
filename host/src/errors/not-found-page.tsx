import { lazyPart } from '@brightyard/runtime'
import { Suspense, useEffect, useState } from 'react'
import { FailurePage } from './failure-page.tsx'

export const notFoundTitle = 'This page could not be found'
export const notFoundSentence = "We can't find the page you're looking for!"

/** L-020: who goes on at once costs the server nothing. */
const suggestAfterMilliseconds = 1000

const Suggestions = lazyPart(() => import('./suggestions.tsx'))

/** E-011, E-012. */
export function NotFoundPage() {
  const [stays, setStays] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setStays(true), suggestAfterMilliseconds)
    return () => clearTimeout(timer)
  }, [])
  return (
    <FailurePage title={notFoundTitle} heading="Page Not found">
      {notFoundSentence}
      {stays && (
        <Suspense>
          <Suggestions />
        </Suspense>
      )}
    </FailurePage>
  )
}
