import { Link } from '@brightyard/runtime'
import { Box, Chip, Flex } from '@brightyard/ui'

interface ChoiceChipsProps {
  /** What is chosen, for assistive technology. */
  label: string
  choices: readonly { value: string; label: string }[]
  current: string
  addressOf: (value: string) => string
}

/** Choices of which one is on, as links, so that the choice is in the address. */
export const ChoiceChips = ({ label, choices, current, addressOf }: ChoiceChipsProps) => (
  <Flex as="nav" aria-label={label} minW="0">
    <Flex
      as="ul"
      listStyleType="none"
      gap="2"
      minW="0"
      // One row on phones, to be pushed sideways: what is found begins on the first screen.
      wrap={{ base: 'nowrap', sm: 'wrap' }}
      overflowX={{ base: 'auto', sm: 'visible' }}
      whiteSpace={{ base: 'nowrap', sm: 'normal' }}
      mx="-1"
      p="1"
    >
      {choices.map((choice) => (
        <Box as="li" key={choice.value} flexShrink={0}>
          <Chip asChild size="md" tone={choice.value === current ? 'solid' : 'outline'}>
            <Link
              to={addressOf(choice.value)}
              preventScrollReset
              {...(choice.value === current ? { 'aria-current': 'true' as const } : {})}
            >
              {choice.label}
            </Link>
          </Chip>
        </Box>
      ))}
    </Flex>
  </Flex>
)
