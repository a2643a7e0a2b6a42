import { DateTime, useQuery } from '@brightyard/runtime'
import { Box, Button, chakra, Heading, SkeletonLines, Text } from '@brightyard/ui'
import { useId } from 'react'
import { stockChangesQuery } from './stock.queries.ts'

/** Who changed what of a variant, the newest first. */
export function StockChanges({ variantId }: { variantId: number }) {
  const id = useId()
  const changes = useQuery(stockChangesQuery(variantId))
  return (
    <Box as="section" aria-labelledby={id} mt="8">
      <Heading id={id} as="h3" size="xs" mb="2">
        Changes before
      </Heading>
      {changes.data ? (
        changes.data.length === 0 ? (
          <Text color="fg.muted">Nothing has been changed by hand yet.</Text>
        ) : (
          <chakra.ol listStyleType="none" display="grid" gap="3">
            {changes.data.map(({ id: key, at, by, what }) => (
              <li key={key}>
                <Text overflowWrap="anywhere">{capitalised(what)}</Text>
                <Text color="fg.muted" fontSize="sm">
                  {by}, <DateTime iso={at} show="moment" />
                </Text>
              </li>
            ))}
          </chakra.ol>
        )
      ) : changes.isError ? (
        <Box>
          <Text mb="2">We could not load the changes.</Text>
          <Button
            size="xs"
            variant="outline"
            busy={changes.isFetching}
            onClick={() => void changes.refetch()}
          >
            Try again
          </Button>
        </Box>
      ) : (
        <SkeletonLines lines={3} label="Loading the changes" />
      )}
    </Box>
  )
}

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
