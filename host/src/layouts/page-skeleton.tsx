import { Box, Container, SkeletonLines, Text } from '@brightyard/ui'

interface PageSkeletonProps {
  /** What is waited for, in a sentence. */
  waiting?: string | undefined
}

/** Shown while a page's code or data loads. */
export function PageSkeleton({ waiting }: PageSkeletonProps) {
  return (
    <Container py="10" aria-busy="true" aria-label="Loading the page">
      <Box maxW="reading">
        {waiting ? (
          <Text mb="5" fontSize="lg">
            {waiting}
          </Text>
        ) : null}
        <SkeletonLines />
      </Box>
    </Container>
  )
}

/** In a page's place until it is there, with the page's title from the first paint on, for history and screen readers. */
export const WaitingPage = ({
  title,
  waiting,
}: PageSkeletonProps & { title: string | undefined }) => (
  <>
    {title ? <title>{`${title} · Brightyard`}</title> : null}
    <PageSkeleton waiting={waiting} />
  </>
)
