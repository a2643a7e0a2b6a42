import { Box, chakra } from '@brightyard/ui'
import type { SectionOf } from '../../cms/section-frame.tsx'
import { anchorOf } from '../../rich-text/anchor.ts'
import { RichText } from '../../rich-text/rich-text.tsx'

/** Answers that the browser itself opens and closes. */
export const Questions = ({ questions }: Pick<SectionOf<'faq'>, 'questions'>) => (
  <Box borderTopWidth="1px">
    {questions.map(({ question, answer }) => (
      <chakra.details key={question} id={anchorOf(question)} borderBottomWidth="1px">
        <chakra.summary
          display="flex"
          alignItems="center"
          justifyContent="space-between"
          gap="4"
          minH="14"
          py="3"
          fontWeight="semibold"
          cursor="pointer"
          css={{
            '&::-webkit-details-marker': { display: 'none' },
            '&::after': {
              content: '"+"',
              flex: 'none',
              width: '1.75rem',
              textAlign: 'center',
              fontFamily: 'heading',
              fontSize: '1.5rem',
              lineHeight: 1,
              color: 'colorPalette.fg',
            },
            'details[open] > &::after': { content: '"–"' },
          }}
        >
          <Box as="span" minW="0">
            {question}
          </Box>
        </chakra.summary>
        <Box pb="4" pe="8" color="fg.muted">
          <RichText html={answer} topLevel={4} />
        </Box>
      </chakra.details>
    ))}
  </Box>
)
