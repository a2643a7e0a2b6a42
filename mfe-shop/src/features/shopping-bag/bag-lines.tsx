import { Box, Button, chakra } from '@brightyard/ui'
import type { BagLine } from '../../bag/bag-line.ts'
import { BagLineCard, type LineActions } from './bag-line-card.tsx'

interface BagLinesProps extends LineActions {
  lines: readonly BagLine[]
  onClear: () => Promise<void>
}

export function BagLines({ lines, onClear, ...actions }: BagLinesProps) {
  return (
    <Box as="section" aria-label="Items in your bag">
      <chakra.ul listStyleType="none" display="grid" gap="4">
        {lines.map((line) => (
          <li key={line.key}>
            <BagLineCard line={line} {...actions} />
          </li>
        ))}
      </chakra.ul>
      <Button variant="plain" size="sm" mt="3" onClick={() => void onClear()}>
        Empty the bag
      </Button>
    </Box>
  )
}
