import { Box, Flex, Text } from '@brightyard/ui'

const steps = [
  [0.35, 'Just begun'],
  [0.6, 'Getting there'],
  [0.85, 'Going well'],
  [Infinity, 'Mastered'],
] as const

/** In words, so that nothing depends on a colour. */
export const masteryWords = (mastery: number | null): string =>
  mastery === null ? 'Not tried yet' : (steps.find(([below]) => mastery < below)?.[1] ?? '')

export const percent = (share: number) => Math.round(share * 100)

/** How well a topic is known: a bar, its words and its percentage. */
export function Mastery({ mastery }: { mastery: number | null }) {
  const words = masteryWords(mastery)
  return (
    <Box>
      <Flex justify="space-between" gap="3" fontSize="sm">
        <Text fontWeight="semibold">{words}</Text>
        {mastery === null ? null : (
          <Text fontVariantNumeric="tabular-nums">{percent(mastery)}%</Text>
        )}
      </Flex>
      <Box
        aria-hidden
        mt="1"
        height="0.625rem"
        borderRadius="full"
        bg="bg.subtle"
        overflow="hidden"
      >
        <Box
          height="full"
          borderRadius="full"
          bg="colorPalette.solid"
          style={{ width: `${percent(mastery ?? 0)}%` }}
        />
      </Box>
    </Box>
  )
}
