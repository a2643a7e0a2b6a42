import { Link } from '@brightyard/runtime'
import { Chip, Flex } from '@brightyard/ui'

interface ChoiceChipsProps {
  /** What is chosen, for assistive technology. */
  label: string
  choices: readonly { value: string; label: string }[]
  current: string
  addressOf: (value: string) => string
}

/** Choices of which one is on, as links, so that the choice is in the address. */
export const ChoiceChips = ({ label, choices, current, addressOf }: ChoiceChipsProps) => (
  <Flex as="nav" aria-label={label}>
    <Flex as="ul" listStyleType="none" gap="2" wrap="wrap">
      {choices.map((choice) => (
        <li key={choice.value}>
          <Chip asChild size="md" tone={choice.value === current ? 'solid' : 'outline'}>
            <Link
              to={addressOf(choice.value)}
              preventScrollReset
              {...(choice.value === current ? { 'aria-current': 'true' as const } : {})}
            >
              {choice.label}
            </Link>
          </Chip>
        </li>
      ))}
    </Flex>
  </Flex>
)
