import { Link } from '@brightyard/runtime'
import { Chip, Flex, LinkButton } from '@brightyard/ui'

/** The way from a part of a landing to the whole list. */
export const All = ({ to }: { to: string }) => (
  <LinkButton asChild variant="plain">
    <Link to={to}>See all</Link>
  </LinkButton>
)

interface ChoicesProps {
  label: string
  choices: readonly { label: string; count: number; to: string }[]
}

/** Ways into the list, each with what it holds. */
export const Choices = ({ label, choices }: ChoicesProps) => (
  <Flex as="ul" aria-label={label} listStyleType="none" gap="2.5" wrap="wrap" mb="4">
    {choices
      .filter(({ count }) => count > 0)
      .map((choice) => (
        <li key={choice.label}>
          <Chip asChild size="md" tone="outline">
            <Link to={choice.to}>
              {choice.label} ({choice.count})
            </Link>
          </Chip>
        </li>
      ))}
  </Flex>
)
