import { Box } from '@brightyard/ui'

/** Where a stub would be torn off: a dashed line between two notches in the colour of the page. */
export const TearLine = () => (
  <Box position="relative" aria-hidden borderTopWidth="2px" borderStyle="dashed" mx="4">
    {(['insetStart', 'insetEnd'] as const).map((side) => (
      <Box
        key={side}
        position="absolute"
        top="-0.6875rem"
        {...{ [side]: '-1.625rem' }}
        boxSize="1.25rem"
        borderRadius="full"
        bg="talent.subtle"
      />
    ))}
  </Box>
)
