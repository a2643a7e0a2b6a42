import { useNavigate } from '@brightyard/runtime'
import { Box } from '@brightyard/ui'
import { SearchInput, useSearchText } from '@brightyard/ui/form'

interface Props {
  label: string
  /** What the address looks for now. */
  shown: string
  to: (words: string) => string
}

/** A search whose words are in the address. */
export function DeskSearch({ label, shown, to }: Props) {
  const navigate = useNavigate()
  const [text, setText] = useSearchText(shown)
  return (
    <Box flex="1 1 16rem" maxW="28rem">
      <form
        role="search"
        onSubmit={(event) => {
          event.preventDefault()
          void navigate(to(text.trim()))
        }}
      >
        <SearchInput
          label={label}
          maxLength={100}
          value={text}
          onValueChange={setText}
          onClear={() => void navigate(to(''))}
        />
      </form>
    </Box>
  )
}
