import { Box, Stack, Text } from '@brightyard/ui'

/** What jurors have written to a child, without their names. */
export function FromTheJury({ lines }: { lines: readonly string[] }) {
  if (lines.length === 0) return null
  return (
    <Box
      as="section"
      aria-label="From the jury"
      width="full"
      bg="sun.subtle"
      borderRadius="lg"
      px="5"
      py="4"
    >
      <Text fontWeight="bold">From the jury</Text>
      <Stack as="ul" listStyleType="none" mt="2" gap="2">
        {lines.map((line, at) => (
          // Two jurors may write the same.
          <Box as="li" key={`${at} ${line}`} overflowWrap="anywhere">
            “{line}”
          </Box>
        ))}
      </Stack>
    </Box>
  )
}
