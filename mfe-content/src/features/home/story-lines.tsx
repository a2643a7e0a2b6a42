import type { HomeLine } from '@brightyard/contract/entities'
import { Link } from '@brightyard/runtime'
import { chakra, Link as LinkStyle } from '@brightyard/ui'
import type { ReactNode } from 'react'
import { addressOfEntry } from '../../entries/entry-address.ts'

interface StoryLinesProps {
  lines: readonly HomeLine[]
  /** Above the title. */
  note?: (line: HomeLine) => ReactNode
}

/** Further stories as headlines, one below the other. */
export const StoryLines = ({ lines, note }: StoryLinesProps) => (
  <chakra.ul listStyleType="none" fontSize="sm" color="fg.muted">
    {lines.map((line, index) => (
      <chakra.li
        key={line.id}
        py={{ base: '2', md: '3' }}
        hideBelow={index > 1 ? 'sm' : undefined}
        borderTopWidth="2px"
        borderColor="colorPalette.muted"
      >
        {note?.(line)}
        <LinkStyle
          asChild
          variant="quiet"
          display="block"
          color="fg"
          fontFamily="heading"
          fontWeight="semibold"
          fontSize="md"
          lineHeight="1.3"
        >
          <Link to={addressOfEntry(line) ?? ''}>{line.title}</Link>
        </LinkStyle>
      </chakra.li>
    ))}
  </chakra.ul>
)
