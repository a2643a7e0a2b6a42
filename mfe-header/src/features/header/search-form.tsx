import { contentPaths } from '@brightyard/contract/paths'
import { useLocation, useNavigate, useSearchParams } from '@brightyard/runtime'
import { Box, chakra, IconButton } from '@brightyard/ui'
import { ArrowRightIcon, SearchIcon } from '@brightyard/ui/icons'
import { useState, type Ref } from 'react'
import { Component as SearchSuggestions } from './search-suggestions.slot.tsx'

const placeholder = 'Search for Events / Blog / Workshop / Young Xperts'
const longestSearch = 100

const Input = chakra('input', {
  base: {
    width: 'full',
    height: '14',
    ps: '12',
    pe: '14',
    fontSize: 'lg',
    borderRadius: 'full',
    bg: 'bg.panel',
    textOverflow: 'ellipsis',
    boxShadow: 'inset 0 0 0 2px var(--by-colors-brand-solid)',
    // The placeholder is too long for one line of a phone or of the menu.
    '@container (max-width: 36rem)': { fontSize: 'md', _placeholder: { fontSize: 'xs' } },
    '@container (max-width: 26rem)': {
      _placeholder: { whiteSpace: 'normal', lineHeight: 1.25, transform: 'translateY(-25%)' },
    },
  },
})

interface Props {
  inputRef?: Ref<HTMLInputElement>
  onSearched: () => void
}

/** The search of the whole site, with suggestions while typing: a GET form; on the results page it shows the current search. */
export function SearchForm({ inputRef, onSearched }: Props) {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const [query] = useSearchParams()
  const [typed, setTyped] = useState('')
  const onResults = pathname.toLowerCase().startsWith(contentPaths.search.to())
  return (
    <Box
      as="form"
      role="search"
      aria-label="Site"
      position="relative"
      containerType="inline-size"
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
        autoComplete="off"
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        defaultValue={onResults ? (query.get('text') ?? '') : ''}
      />
      <Box position="absolute" insetEnd="2" top="2">
        <IconButton type="submit" label="Search" size="sm" variant="solid">
          <ArrowRightIcon />
        </IconButton>
      </Box>
      <SearchSuggestions text={typed} onChosen={onSearched} />
    </Box>
  )
}
