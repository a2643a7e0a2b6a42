import { SearchInput, useSearchText } from '@brightyard/ui/form'

export interface DeskSearchProps {
  /** `Search the forms` */
  label: string
  /** What is looked for now. */
  shown: string
  /** With the words, without spaces at their ends; none to see everything again. */
  onSearch: (words: string) => void
}

/** Looks through what one has made: on Enter, and when the words are cleared. */
export function DeskSearch({ label, shown, onSearch }: DeskSearchProps) {
  const [text, setText] = useSearchText(shown)
  return (
    <form
      role="search"
      onSubmit={(event) => {
        event.preventDefault()
        onSearch(text.trim())
      }}
    >
      <SearchInput
        label={label}
        maxLength={100}
        value={text}
        onValueChange={setText}
        onClear={() => onSearch('')}
      />
    </form>
  )
}
