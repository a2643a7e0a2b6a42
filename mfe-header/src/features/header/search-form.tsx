import { contentPaths } from '@brightyard/contract/paths'
import { useLocation, useNavigate, useSearchParams } from '@brightyard/runtime'
import { Box, Button, chakra } from '@brightyard/ui'
import { SearchIcon } from '@brightyard/ui/icons'
import type { Ref } from 'react'

/** H-034. */
const placeholder = 'Search for Events / Blog / Workshop / Young Xperts'
/** V-017. */
const longestSearch = 100

const Input = chakra('input', {
  base: {
    width: 'full',
    height: '14',
    ps: '12',
    pe: { base: '4', sm: '7.5rem' },
    borderRadius: 'full',
    bg: 'bg.panel',
    fontSize: { base: 'md', md: 'lg' },
    textOverflow: 'ellipsis',
    boxShadow: 'inset 0 0 0 2px var(--by-colors-brand-solid)',
  },
})

interface Props {
  inputRef?: Ref<HTMLInputElement>
  onSearched: () => void
}

/** The search of the whole site: a GET form that shows its words again on the page of results (H-020). */
export function SearchForm({ inputRef, onSearched }: Props) {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const [query] = useSearchParams()
  const onResults = pathname.toLowerCase().startsWith(contentPaths.search.to())
  return (
    <Box
      as="form"
      role="search"
      aria-label="Site"
      position="relative"
      {...{ action: contentPaths.search.to(), method: 'get' }}
      onSubmit={(event) => {
        event.preventDefault()
        const field = event.currentTarget.querySelector('input')
        const text = field?.value.trim()
        if (!text) return field?.focus()
        onSearched()
        void navigate(contentPaths.search.to({}, { text }))
      }}
    >
      <Box position="absolute" insetStart="4" top="4" color="brand.solid" pointerEvents="none">
        <SearchIcon size={24} aria-hidden />
      </Box>
      <Input
        ref={inputRef}
        type="search"
        name="text"
        aria-label="Search Brightyard"
        placeholder={placeholder}
        enterKeyHint="search"
        maxLength={longestSearch}
        defaultValue={onResults ? (query.get('text') ?? '') : ''}
      />
      <Button
        type="submit"
        size="sm"
        position={{ base: 'static', sm: 'absolute' }}
        insetEnd="2"
        top="2"
        mt={{ base: '3', sm: '0' }}
        width={{ base: 'full', sm: 'auto' }}
      >
        Search
      </Button>
    </Box>
  )
}
