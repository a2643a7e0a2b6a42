import { Grid, Skeleton, Stack, VisuallyHidden } from '@brightyard/ui'

/** The product page while the product is being loaded. */
export function ProductSkeleton() {
  return (
    <Grid
      role="status"
      templateColumns={{ base: 'minmax(0, 1fr)', md: 'minmax(0, 1.1fr) minmax(0, 1fr)' }}
      gap={{ base: '6', md: '8', xl: '12' }}
    >
      <VisuallyHidden>Loading the product</VisuallyHidden>
      <Skeleton aspectRatio="4 / 3" borderRadius="xl" />
      <Stack gap="4">
        <Skeleton height="6" width="30%" />
        <Skeleton height="11" width="90%" />
        <Skeleton height="5" width="40%" />
        <Skeleton height="10" width="50%" />
        <Skeleton height="24" />
        <Skeleton height="14" borderRadius="full" />
      </Stack>
    </Grid>
  )
}
