import type { PageSection } from '@brightyard/contract/entities'
import { Box, Chip, Container, Flex } from '@brightyard/ui'
import { documentWidth } from './document-width.ts'
import { anchorOf } from '../rich-text/anchor.ts'

/** The parts of a long document, such as the terms, before its text. */
export function OnThisPage({ sections }: { sections: readonly PageSection[] }) {
  const titles = sections.flatMap((section) =>
    section.kind === 'rich-text' && section.title ? [section.title] : [],
  )
  if (titles.length < 3 || titles.length < sections.length - 2) return null
  return (
    <Container maxW={documentWidth} mt="6">
      <Box as="nav" aria-label="On this page">
        <Flex as="ul" listStyleType="none" gap="2" wrap="wrap">
          {titles.map((title) => (
            <li key={title}>
              <Chip asChild size="md" tone="outline">
                <a href={`#${anchorOf(title)}`}>{title}</a>
              </Chip>
            </li>
          ))}
        </Flex>
      </Box>
    </Container>
  )
}
