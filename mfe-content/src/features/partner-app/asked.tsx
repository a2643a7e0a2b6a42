import { Box, chakra, Container, Grid, Heading } from '@brightyard/ui'
import { PlusIcon } from '@brightyard/ui/icons'
import { useId } from 'react'
import type { SectionOf } from '../../cms/section-frame.tsx'
import { anchorOf } from '../../rich-text/anchor.ts'
import { RichText } from '../../rich-text/rich-text.tsx'

/** The heading on the one side, answers that the browser itself opens on the other. */
export function Asked({ title, questions }: Pick<SectionOf<'faq'>, 'title' | 'questions'>) {
  const id = useId()
  return (
    <Container as="section" aria-labelledby={id} py={{ base: '12', md: '20' }}>
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 2fr)' }}
        gap={{ base: '5', lg: '12' }}
      >
        <Heading as="h2" id={id} size="xl">
          {title ?? 'Questions'}
        </Heading>
        <Box borderTopWidth="2px" borderColor="colorPalette.bright">
          {questions.map(({ question, answer }) => (
            <chakra.details
              key={question}
              id={anchorOf(question)}
              borderBottomWidth="2px"
              borderColor="colorPalette.muted"
            >
              <chakra.summary
                display="flex"
                alignItems="center"
                justifyContent="space-between"
                gap="4"
                minH="16"
                py="3"
                fontSize="lg"
                fontWeight="semibold"
                cursor="pointer"
                css={{
                  '&::-webkit-details-marker': { display: 'none' },
                  'details[open] > & svg': { transform: 'rotate(45deg)' },
                }}
              >
                {question}
                <Box as="span" flexShrink={0} color="colorPalette.fg">
                  <PlusIcon aria-hidden />
                </Box>
              </chakra.summary>
              <Box pb="5">
                <RichText html={answer} topLevel={4} />
              </Box>
            </chakra.details>
          ))}
        </Box>
      </Grid>
    </Container>
  )
}
