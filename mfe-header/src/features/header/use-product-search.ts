import { shopPaths } from '@brightyard/contract/paths'
import { useLocation, useNavigate, useSearchParams } from '@brightyard/runtime'
import { useEffect, useRef, useState } from 'react'

const pauseMilliseconds = 1000
export const longestSearch = 100

const searchPath = shopPaths.searchResult.to()

/** The search text in the URL of the results page. */
function useSearchInUrl() {
  const { pathname } = useLocation()
  const [query] = useSearchParams()
  return pathname.replace(/\/$/, '').toLowerCase() === searchPath ? (query.get('search') ?? '') : ''
}

/** Opens the results one second after the last key, or at once with Enter. */
export function useProductSearch() {
  const navigate = useNavigate()
  const inUrl = useSearchInUrl()
  const [text, setText] = useState(inUrl)
  const [lastInUrl, setLastInUrl] = useState(inUrl)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  // The box follows the URL, unless the URL only caught up with the box.
  if (lastInUrl !== inUrl) {
    setLastInUrl(inUrl)
    if (text.trim() !== inUrl) setText(inUrl)
  }
  useEffect(() => () => clearTimeout(timer.current), [])

  function search(input: string) {
    clearTimeout(timer.current)
    const query = input.trim().slice(0, longestSearch)
    if (query) void navigate(shopPaths.searchResult.to({}, { search: query }))
  }

  return {
    text,
    type(input: string) {
      setText(input)
      clearTimeout(timer.current)
      timer.current = setTimeout(() => search(input), pauseMilliseconds)
    },
    searchNow: () => search(text),
  }
}
