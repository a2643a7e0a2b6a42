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

/** In a page's place until it is there, with the page's title from the first paint on, for history and screen readers. */
export const WaitingPage = ({ title }: { title: string | undefined }) => (
  <>
    {title ? <title>{`${title} · Brightyard`}</title> : null}
    <PageSkeleton />
  </>
)
