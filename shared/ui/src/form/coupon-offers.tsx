import { useEffect, useRef } from 'react'
import { Button } from '../actions/button.tsx'
import { SkeletonLines } from '../feedback/skeleton-lines.tsx'
import { Box, Flex, Text } from '../layout.ts'

export interface CouponOffersProps {
  /** The coupons of a person, as `useQuery` answers; one with a problem does not apply now. */
  query: {
    data:
      | readonly { code: string; description: string; problem: { message: string } | null }[]
      | undefined
    isError: boolean
    isFetching: boolean
    refetch: () => unknown
  }
  busy?: boolean
  onApply: (code: string) => void
}

/** The coupons that a person is offered, each to be applied; one that does not apply says why. Takes the focus. */
export function CouponOffers({ query, busy = false, onApply }: CouponOffersProps) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <Box ref={box} tabIndex={-1} role="group" aria-label="Coupons for you" outline="none">
      {query.data ? (
        query.data.length > 0 ? (
          <Box as="ul" listStyleType="none" display="grid" gap="3">
            {query.data.map(({ code, description, problem }) => (
              <Flex as="li" key={code} gap="3" align="flex-start" justify="space-between">
                <Box minW="0" fontSize="sm">
                  <Text fontWeight="bold">{code}</Text>
                  <Text color="fg.muted">{problem ? problem.message : description}</Text>
                </Box>
                {problem ? null : (
                  <Button
                    variant="soft"
                    size="sm"
                    flexShrink={0}
                    disabled={busy}
                    aria-label={`Apply ${code}`}
                    onClick={() => onApply(code)}
                  >
                    Apply
                  </Button>
                )}
              </Flex>
            ))}
          </Box>
        ) : (
          <Text fontSize="sm" color="fg.muted">
            There are no coupons for you at the moment.
          </Text>
        )
      ) : query.isError ? (
        <Flex gap="3" align="center" wrap="wrap" fontSize="sm">
          <Text>The coupons could not be loaded.</Text>
          <Button
            size="sm"
            variant="plain"
            busy={query.isFetching}
            onClick={() => void query.refetch()}
          >
            Try again
          </Button>
        </Flex>
      ) : (
        <SkeletonLines lines={3} label="Loading your coupons" />
      )}
    </Box>
  )
}
