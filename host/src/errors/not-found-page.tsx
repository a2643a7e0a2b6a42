import { lazyPart } from '@brightyard/runtime'
import { Button, chakra } from '@brightyard/ui'
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
      <chakra.form role="search" action="/search" display="flex" gap="2" mt="5" w="full">
        <chakra.input
          type="search"
          name="text"
          aria-label="Search Brightyard"
          placeholder="Search"
          flex="1"
          w="0"
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
