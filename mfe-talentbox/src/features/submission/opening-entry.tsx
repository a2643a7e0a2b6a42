import { Container, ErrorState, SkeletonLines } from '@brightyard/ui'

/** As high as an entry may be: a reload comes back to where its reader was, and not to the footer. */
export const openingRoom = '400vh'

interface OpeningEntryProps {
  /** What is waited for, or has failed. */
  query: { isError: boolean; isFetching: boolean; refetch: () => Promise<unknown> }
}

/** In the place of an entry that is loading. */
export const OpeningEntry = ({ query }: OpeningEntryProps) =>
  query.isError ? (
    <Container size="reading" py="10">
      <ErrorState
        level={1}
        title="We could not load this entry"
        onRetry={() => void query.refetch()}
        retrying={query.isFetching}
      />
    </Container>
  ) : (
    <Container size="reading" py="10" minH={openingRoom}>
      <SkeletonLines label="Loading the entry" lines={8} />
    </Container>
  )
