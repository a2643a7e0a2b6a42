import { Box, Skeleton } from '@brightyard/ui'

/** Placeholders of the size of the cards. */
export const CardsSkeleton = ({ label }: { label: string }) => (
  <Box
    role="status"
    aria-label={label}
    display="grid"
    gridTemplateColumns="repeat(auto-fill, minmax(min(100%, 17rem), 1fr))"
    gap={{ base: '4', md: '6' }}
  >
    {Array.from({ length: 6 }, (_, index) => (
      <Skeleton key={index} height="26rem" borderRadius="xl" />
    ))}
  </Box>
)
