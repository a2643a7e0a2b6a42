import { Box, chakra } from '@brightyard/ui'
import { DateTime } from '@brightyard/runtime'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router-dom'
import { connection } from './connection.ts'
import { documentSavedAt } from './document-saved-at.ts'
import { readSavedPages } from './saved-page.ts'

const SavedPagesLink = chakra('a', {
  base: { fontWeight: 'semibold', textDecoration: 'underline', textUnderlineOffset: '0.2em' },
})

const whatHappened = {
  lost: 'You are offline.',
  unreachable: 'We cannot reach Brightyard at the moment.',
} as const

/** How many pages are saved; a page that is not controlled by the worker would not be answered with one. */
function useSavedCount(isAway: boolean) {
  const [count, setCount] = useState(0)
  useEffect(() => {
    if (!isAway || !navigator.serviceWorker?.controller) return
    readSavedPages().then(
      ({ length }) => setCount(length),
      () => setCount(0),
    )
  }, [isAway])
  return count
}

/** Shown while the site cannot be reached; it promises only what is saved. */
export function ConnectionBanner() {
  const state = useSyncExternalStore(connection.subscribe, connection.get)
  const { pathname } = useLocation()
  const [firstPath] = useState(pathname)
  const savedCount = useSavedCount(state !== 'here')
  if (state === 'here') return null
  const savedAt = pathname === firstPath ? documentSavedAt() : null
  return (
    <Box bg="sun.subtle" color="sun.fg" textAlign="center" py="2" px="4" fontSize="sm">
      {whatHappened[state]}{' '}
      {savedAt ? (
        <>
          This page was saved on <DateTime iso={savedAt.toISOString()} show="moment" />.
        </>
      ) : (
        'You see what was loaded last.'
      )}{' '}
      Changes can be sent again when you are back.{' '}
      {savedCount > 0 && (
        <SavedPagesLink href="/saved-pages">Pages you can read now</SavedPagesLink>
      )}
    </Box>
  )
}
