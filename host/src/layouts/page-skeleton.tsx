import { Box, Container, SkeletonLines } from '@brightyard/ui'

/** Shown while a page's code or data loads. */
export function PageSkeleton() {
  return (
    <Container py="10" aria-busy="true" aria-label="Loading the page">
      <Box maxW="reading">
        <SkeletonLines />
      </Box>
    </Container>
  )
}
