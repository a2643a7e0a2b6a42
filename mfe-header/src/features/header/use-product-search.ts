import { shopPaths } from '@brightyard/contract/paths'
import { useLocation, useNavigate, useSearchParams } from '@brightyard/runtime'
import { useEffect, useRef, useState } from 'react'

/** L-007. */
const pauseInMs = 1000
/** V-017. */
export const longestSearch = 100

const searchPath = shopPaths.searchResult.to()

/** The words in the address, where the address is that of the search. */
function useSearchInAddress() {
  const { pathname } = useLocation()
  const [query] = useSearchParams()
  return pathname.replace(/\/$/, '').toLowerCase() === searchPath ? (query.get('search') ?? '') : ''
}

/** What is typed leads to the results one second after the last key, or at once with Enter. */
export function useProductSearch() {
  const navigate = useNavigate()
  const inAddress = useSearchInAddress()
  const [text, setText] = useState(inAddress)
  const [followed, setFollowed] = useState(inAddress)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  // The box follows the address, except where the address only caught up with the box.
  if (followed !== inAddress) {
    setFollowed(inAddress)
    if (text.trim() !== inAddress) setText(inAddress)
  }
  useEffect(() => () => clearTimeout(timer.current), [])

  function search(words: string) {
    clearTimeout(timer.current)
    const wanted = words.trim().slice(0, longestSearch)
    if (wanted) void navigate(shopPaths.searchResult.to({}, { search: wanted }))
  }

  return {
    text,
    type(words: string) {
      setText(words)
      clearTimeout(timer.current)
      timer.current = setTimeout(() => search(words), pauseInMs)
    },
    searchNow: () => search(text),
  }
}
