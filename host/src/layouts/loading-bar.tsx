import { Box } from '@brightyard/ui'
import { useEffect, useState } from 'react'
import { useNavigation } from 'react-router-dom'

const throttleMilliseconds = 200
const durationMilliseconds = 5000

/** Runs along the top while a navigation takes longer than 200 ms. */
export function LoadingBar() {
  const { state } = useNavigation()
  const [slow, setSlow] = useState(false)
  useEffect(() => {
    if (state === 'idle') return undefined
    const timer = setTimeout(() => {
      setSlow(true)
    }, throttleMilliseconds)
    return () => {
      clearTimeout(timer)
      setSlow(false)
    }
  }, [state])
  if (!slow) return null
  return (
    <Box
      role="progressbar"
      aria-label="Loading the page"
      position="fixed"
      top="0"
      left="0"
      right="0"
      h="1"
      zIndex="banner"
      bg="brand.solid"
      transformOrigin="left"
      animation={`run-across ${durationMilliseconds}ms cubic-bezier(0.1, 0.7, 0.3, 1) forwards`}
    />
  )
}
