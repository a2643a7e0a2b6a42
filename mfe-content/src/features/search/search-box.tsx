import { contentPaths } from '@brightyard/contract/paths'
import { useNavigate } from '@brightyard/runtime'
import { Box, Button, Flex } from '@brightyard/ui'
import { SearchInput, useSearchText } from '@brightyard/ui/form'
import { longestText } from './search.queries.ts'

/** The search as a plain form, which also works before any script has run. */
export function SearchBox({ text }: { text: string }) {
  const [value, setValue] = useSearchText(text)
  const navigate = useNavigate()
  return (
    <form
      role="search"
      action={contentPaths.search.pattern}
      onSubmit={(event) => {
        event.preventDefault()
        void navigate(contentPaths.search.to({}, { text: value.trim() }))
      }}
    >
      <Flex gap="3" wrap="wrap">
        <Box flex="1 1 16rem">
          <SearchInput
            name="text"
            label="Search events, posts, workshops and people"
            value={value}
            onValueChange={setValue}
            maxLength={longestText}
            autoComplete="off"
          />
        </Box>
        <Button type="submit" colorPalette="brand">
          Search
        </Button>
      </Flex>
    </form>
  )
}
