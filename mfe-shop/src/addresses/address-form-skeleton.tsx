import { Skeleton, Stack, VisuallyHidden } from '@brightyard/ui'

export const AddressFormSkeleton = () => (
  <Stack gap="4" role="status" aria-busy>
    <VisuallyHidden>Loading the form</VisuallyHidden>
    {[0, 1, 2, 3, 4].map((row) => (
      <Skeleton key={row} height="4.5rem" borderRadius="lg" />
    ))}
  </Stack>
)
