import { FailurePage } from './failure-page.tsx'

export const notFoundTitle = 'This page could not be found'
export const notFoundSentence = "We can't find the page you're looking for!"

/** E-011, E-012. */
export function NotFoundPage() {
  return (
    <FailurePage title={notFoundTitle} heading="Page Not found">
      {notFoundSentence}
    </FailurePage>
  )
}
