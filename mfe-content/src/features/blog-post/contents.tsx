import { Box, Link as LinkStyle, Text } from '@brightyard/ui'
import { anchorOf } from '../../rich-text/anchor.ts'
import { parseHtml, textOf } from '../../rich-text/parse-html.ts'

/** The headings of a text. */
const headingsOf = (html: string) =>
  parseHtml(html).flatMap((node) =>
    typeof node !== 'string' && node.tag === 'h2' ? [textOf(node)] : [],
  )

/** Table of contents, beside the article on wide screens. */
export function Contents({ html }: { html: string }) {
  const headings = headingsOf(html)
  if (headings.length < 2) return null
  return (
    <Box
      as="nav"
      aria-label="In this post"
      flex="0 0 15rem"
      display={{ base: 'none', lg: 'block' }}
      position="sticky"
      top="8rem"
      borderInlineStart="3px solid"
      borderColor="colorPalette.muted"
      ps="5"
      fontSize="sm"
    >
      <Text fontWeight="bold" mb="2">
        In this post
      </Text>
      <Box as="ol" listStyleType="none" display="grid" gap="2">
        {headings.map((heading) => (
          <li key={heading}>
            <LinkStyle variant="quiet" href={`#${anchorOf(heading)}`}>
              {heading}
            </LinkStyle>
          </li>
        ))}
      </Box>
    </Box>
  )
}
