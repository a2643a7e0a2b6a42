import { Box } from '@brightyard/ui'

/** Where a stub would be torn off: a dashed line between two notches in the colour of the page. */
export const TearLine = () => (
  <Box position="relative" aria-hidden borderTopWidth="2px" borderStyle="dashed" mx="4">
    {(['insetStart', 'insetEnd'] as const).map((side) => (
      <Box
        key={side}
        position="absolute"
        top="-2.5"
        {...{ [side]: '-6.5' }}
        boxSize="5"
        borderRadius="full"
        bg="talent.subtle"
      />
    ))}
  </Box>
)
