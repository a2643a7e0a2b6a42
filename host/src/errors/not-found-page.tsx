import { mobilePaths } from '@brightyard/contract/paths'
import { lazyPart, useLocation } from '@brightyard/runtime'
import { Button, chakra } from '@brightyard/ui'
import { Suspense, useEffect, useState } from 'react'
import { FailurePage } from './failure-page.tsx'

export const notFoundTitle = 'This page could not be found'
export const notFoundSentence = "We can't find the page you're looking for!"

/** No search for visitors who leave immediately. */
const suggestionDelayMs = 1000

/** A page in an app's window: search and home would lead out of the app's pages. */
const inApp = { to: mobilePaths.mobileFaqs.to(), label: 'Go to questions and answers' }

const Suggestions = lazyPart(() => import('./suggestions.tsx'))

export function NotFoundPage() {
  const [isStaying, setIsStaying] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsStaying(true), suggestionDelayMs)
    return () => clearTimeout(timer)
  }, [])
  const isInApp = /^\/mobile(\/|$)/i.test(useLocation().pathname)
  if (isInApp)
    return (
      <FailurePage title={notFoundTitle} heading="Page not found" home={inApp}>
        {notFoundSentence}
      </FailurePage>
    )
  return (
    <FailurePage title={notFoundTitle} heading="Page not found">
      {notFoundSentence}
      <chakra.form
        role="search"
        action="/search"
        display="flex"
        flexWrap="wrap"
        justifyContent="center"
        gap="2"
        mt="5"
        w="full"
      >
        <chakra.input
          type="search"
          name="text"
          aria-label="Search Brightyard"
          placeholder="Search"
          flex="1 1 9rem" // large letters put the button below it
          w="0" // else its own width would make the page wider than the window
          minW="0"
          minH="12"
          px="5"
          borderWidth="1.5px"
          borderColor="border.control"
          borderRadius="full"
          bg="bg.panel"
          color="fg"
        />
        <Button type="submit">Search</Button>
      </chakra.form>
      {isStaying && (
        <Suspense>
          <Suggestions />
        </Suspense>
      )}
    </FailurePage>
  )
}
