import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import { IconButton } from '../actions/button.tsx'
import { Box } from '../layout.ts'
import { CrossMark } from '../shapes/marks.tsx'
import { TextInput, type TextInputProps } from './text-input.tsx'

export interface SearchInputProps extends Omit<TextInputProps, 'type' | 'value' | 'onChange'> {
  value: string
  onValueChange: (value: string) => void
  /** Says what is searched: `Search the shop`. */
  label: string
  /** Also called when the box is emptied by its button. */
  onClear?: () => void
}

/**
 * The text of a search box: what is typed, until another search is shown. `shown` is what the page lists now, as
 * its address says; so going back puts the words back, and neither the focus nor a choice beside the box is lost.
 */
export function useSearchText(shown: string) {
  const [text, setText] = useState(shown)
  const [before, setBefore] = useState(shown)
  if (before !== shown) {
    setBefore(shown)
    setText(shown)
  }
  return [text, setText] as const
}

/** A search box with a magnifier and a button that empties it. Put it in a `<form role="search">`. */
export function SearchInput({ value, onValueChange, label, onClear, ...rest }: SearchInputProps) {
  const clear = () => {
    onValueChange('')
    onClear?.()
  }
  return (
    <Box position="relative" width="full">
      <chakra.svg
        viewBox="0 0 24 24"
        aria-hidden
        position="absolute"
        insetStart="4"
        top="50%"
        mt="-2.5"
        width="5"
        height="5"
        color="fg.muted"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.4"
        strokeLinecap="round"
        pointerEvents="none"
      >
        <circle cx="10.5" cy="10.5" r="6.5" />
        <path d="m15.5 15.5 5 5" />
      </chakra.svg>
      <TextInput
        aria-label={label}
        placeholder={label}
        enterKeyHint="search"
        {...rest}
        type="search"
        value={value}
        onChange={(event) => onValueChange(event.currentTarget.value)}
        ps="12"
        pe="12"
        borderRadius="full"
        css={{ '&::-webkit-search-cancel-button': { display: 'none' } }}
      />
      {value ? (
        <IconButton
          label="Clear search"
          size="xs"
          position="absolute"
          insetEnd="2"
          top="50%"
          mt="-4"
          onClick={clear}
        >
          <CrossMark />
        </IconButton>
      ) : null}
    </Box>
  )
}
