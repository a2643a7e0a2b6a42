import { useQuery } from '@brightyard/runtime'
import { Box, Button, chakra, Flex, SkeletonLines, Text } from '@brightyard/ui'
import { useEffect, useRef } from 'react'
import { couponsQuery } from './use-coupon.ts'

interface CouponOffersProps {
  userId: number
  busy: boolean
  onApply: (code: string) => void
}

/** The coupons that this person is offered; one that does not apply says why. */
export function CouponOffers({ userId, busy, onApply }: CouponOffersProps) {
  const coupons = useQuery(couponsQuery(userId))
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <Box ref={box} tabIndex={-1} role="group" aria-label="Coupons for you" outline="none">
      {coupons.data ? (
        coupons.data.length > 0 ? (
          <chakra.ul listStyleType="none" display="grid" gap="3">
            {coupons.data.map(({ code, description, problem }) => (
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
          </chakra.ul>
        ) : (
          <Text fontSize="sm" color="fg.muted">
            There are no coupons for you at the moment.
          </Text>
        )
      ) : coupons.isError ? (
        <Flex gap="3" align="center" wrap="wrap" fontSize="sm">
          <Text>The coupons could not be loaded.</Text>
          <Button
            size="sm"
            variant="plain"
            busy={coupons.isFetching}
            onClick={() => void coupons.refetch()}
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
