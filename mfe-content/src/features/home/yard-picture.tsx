import { Box } from '@brightyard/ui'
import { YardScene } from '@brightyard/ui/art'

/** In place of the picture of the day, where there is none. */
export const Component = () => (
  <Box maxW="30rem" mx="auto" width="full" aspectRatio="14 / 11">
    <YardScene />
  </Box>
)
