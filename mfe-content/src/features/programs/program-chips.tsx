import { contentPaths } from '@brightyard/contract/paths'
import { Link } from '@brightyard/runtime'
import { Chip, Flex } from '@brightyard/ui'

export const intro =
  'A chapter a week: a lesson, some practice, and something to do with the hands.'

interface ChipsProps {
  label: string
  choices: readonly { label: string; to: string; on?: boolean }[]
}

/** Choices of which one may be on, each a link. */
export const Chips = ({ label, choices }: ChipsProps) => (
  <Flex as="ul" aria-label={label} listStyleType="none" gap="2.5" wrap="wrap" mb="4">
    {choices.map((choice) => (
      <li key={choice.label}>
        <Chip asChild size="md" tone={choice.on ? 'solid' : 'outline'}>
          <Link
            to={choice.to}
            preventScrollReset
            {...(choice.on ? { 'aria-current': 'true' as const } : {})}
          >
            {choice.label}
          </Link>
        </Chip>
      </li>
    ))}
  </Flex>
)

/** The way to a page for search engines. */
export const crumbsOf = (...steps: readonly (readonly [name: string, item: string])[]) => ({
  '@type': 'BreadcrumbList',
  itemListElement: [['Home', contentPaths.home.to()] as const, ...steps].map(
    ([name, item], index) => ({ '@type': 'ListItem', position: index + 1, name, item }),
  ),
})
