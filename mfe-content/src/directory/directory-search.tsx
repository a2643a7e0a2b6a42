import { Box, chakra, Flex } from '@brightyard/ui'
import { SearchLine, useSearchText } from '@brightyard/ui/form'
import type { ReactNode } from 'react'

interface DirectorySearchProps {
  /** The page's address without a query, for browsers without scripts. */
  path: string
  /** What is listed, for the name of the form: `Partners`. */
  what: string
  label: string
  /** What the list is searched for now. */
  shown: string
  onSearch: (text: string) => void
  /** Controls that narrow the list further. */
  children?: ReactNode
}

/** The search of a directory; the words are in the address. */
export function DirectorySearch({
  path,
  what,
  label,
  shown,
  onSearch,
  children,
}: DirectorySearchProps) {
  const [text, setText] = useSearchText(shown)
  return (
    <chakra.form
      role="search"
      aria-label={what}
      {...{ action: path, method: 'get' }}
      onSubmit={(event) => {
        event.preventDefault()
        onSearch(text.trim())
      }}
    >
      <Flex gap="3" wrap="wrap" align="flex-end">
        <Box flex="1 1 22rem" maxW="30rem">
          <SearchLine
            variant="solid"
            name="search"
            label={label}
            maxLength={100}
            value={text}
            onValueChange={setText}
            onClear={() => {
              if (shown) onSearch('')
            }}
          />
        </Box>
        {children}
      </Flex>
    </chakra.form>
  )
}
