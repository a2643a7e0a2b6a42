import { Button, type ButtonProps } from '../actions/button.tsx'
import { Box, Flex } from '../layout.ts'
import { SearchInput, type SearchInputProps } from './search-input.tsx'

export interface SearchLineProps extends SearchInputProps {
  /** Of the button; `soft` unless it says so. */
  variant?: ButtonProps['variant']
}

/**
 * A search box with its button beside it. The button goes below the box only where both do not fit: on a phone, or
 * where the text is enlarged. Put it in a `<form role="search">`.
 */
export const SearchLine = ({ variant = 'soft', ...input }: SearchLineProps) => (
  <Flex gap="2" wrap="wrap" width="full">
    <Box
      flex="1 1 13rem"
      minW="0"
      // Nothing to clear yet: the words of the box have the room of the button.
      css={{ '& input:placeholder-shown': { paddingInlineEnd: '3' } }}
    >
      <SearchInput {...input} />
    </Box>
    <Button type="submit" variant={variant} flexShrink="0">
      Search
    </Button>
  </Flex>
)
