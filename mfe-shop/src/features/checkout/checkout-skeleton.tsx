import { Grid, Skeleton, Stack, VisuallyHidden } from '@brightyard/ui'

export const checkoutColumns = {
  templateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 24rem' },
  gap: { base: '6', lg: '10' },
  alignItems: 'start',
} as const

export const CheckoutSkeleton = () => (
  <Grid role="status" aria-busy {...checkoutColumns}>
    <Stack gap="5">
      <VisuallyHidden>Loading your checkout</VisuallyHidden>
      <Skeleton height="15rem" borderRadius="xl" />
      <Skeleton height="11rem" borderRadius="xl" />
      <Skeleton height="14rem" borderRadius="xl" />
    </Stack>
    <Skeleton height="26rem" borderRadius="xl" />
  </Grid>
)
