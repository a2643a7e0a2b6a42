import { Box, Button, Stack } from '@brightyard/ui'
import type { ReactNode } from 'react'

interface RowsProps {
  query: {
    hasNextPage: boolean
    isFetchingNextPage: boolean
    fetchNextPage: () => Promise<unknown>
  }
  more: string
  children: ReactNode
}

/** Stops on a dotted path. */
export const Trail = ({ children }: { children: ReactNode }) => (
  <Stack
    as="ul"
    listStyleType="none"
    gap="0"
    borderInlineStartWidth="5px"
    borderInlineStartStyle="dotted"
    borderColor="colorPalette.bright"
    ps={{ base: '4', md: '7' }}
  >
    {children}
  </Stack>
)

/** Stops of a list, with a button for those that follow. */
export const Rows = ({ query, more, children }: RowsProps) => (
  <>
    <Trail>{children}</Trail>
    {query.hasNextPage ? (
      <Box mt="4" textAlign="center">
        <Button
          variant="outline"
          busy={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        >
          {more}
        </Button>
      </Box>
    ) : null}
  </>
)
