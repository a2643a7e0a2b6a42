import { Box, Button, Text } from '@brightyard/ui'

/** In the place of a slot that could not be loaded. */
export function SlotFailure({ name, onRetry }: { name: string; onRetry: () => void }) {
  return (
    <Box role="alert" p="4" textAlign="center">
      <Text mb="3">{`This part of the page (${name.replaceAll('-', ' ')}) could not be loaded.`}</Text>
      <Button size="sm" variant="outline" onClick={onRetry}>
        Try again
      </Button>
    </Box>
  )
}
