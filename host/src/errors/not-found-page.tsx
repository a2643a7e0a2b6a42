import { lazyPart } from '@brightyard/runtime'
import { Suspense, useEffect, useState } from 'react'
import { FailurePage } from './failure-page.tsx'

export const notFoundTitle = 'This page could not be found'
export const notFoundSentence = "We can't find the page you're looking for!"

/** No search for visitors who leave immediately. */
const suggestionDelayMs = 1000

const Suggestions = lazyPart(() => import('./suggestions.tsx'))

export function NotFoundPage() {
  const [isStaying, setIsStaying] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsStaying(true), suggestionDelayMs)
    return () => clearTimeout(timer)
  }, [])
  return (
    <FailurePage title={notFoundTitle} heading="Page not found">
      {notFoundSentence}
      {isStaying && (
        <Suspense>
          <Suggestions />
        </Suspense>
      )}
    </FailurePage>
  )
}
