import { Text } from '@brightyard/ui'

interface FoundCountProps {
  /** Undefined while the list is loading. */
  total: number | undefined
  one: string
  many: string
}

/** How many entries a choice leaves; announced when it changes. */
export const FoundCount = ({ total, one, many }: FoundCountProps) => (
  <Text role="status" fontWeight="semibold" minH="1.5em">
    {total === undefined ? '' : `${total} ${total === 1 ? one : many}`}
  </Text>
)
