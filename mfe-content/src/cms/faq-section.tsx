import { useLocation } from '@brightyard/runtime'
import { Box, chakra, Heading, Link as LinkStyle, Stack } from '@brightyard/ui'
import { ChevronDownIcon } from '@brightyard/ui/icons'
import { useEffect, useRef } from 'react'
import { anchorOf } from '../rich-text/anchor.ts'
import { RichText } from '../rich-text/rich-text.tsx'
import { SectionFrame, type SectionOf } from './section-frame.tsx'

/** Questions that open in place; the hash of the URL opens one of them. */
export const FaqSection = ({ section }: { section: SectionOf<'faq'> }) => (
  <SectionFrame title={section.title} lead={section.lead}>
    <Stack gap="3" maxW="48rem">
      {section.questions.map(({ question, answer }) => (
        <Question key={question} question={question} answer={answer} />
      ))}
    </Stack>
  </SectionFrame>
)

function Question({ question, answer }: { question: string; answer: string }) {
  const id = anchorOf(question)
  const { hash } = useLocation()
  const details = useRef<HTMLDetailsElement>(null)

  // The hash never reaches the server, so its question is opened here.
  useEffect(() => {
    const element = details.current
    if (!element || (hash !== `#${id}` && hash !== `#${encodeURIComponent(id)}`)) return
    element.open = true
    element.scrollIntoView({ block: 'start' })
    element.querySelector('summary')?.focus({ preventScroll: true })
  }, [hash, id])

  return (
    <chakra.details
      ref={details}
      id={id}
      bg="bg.panel"
      borderRadius="lg"
      boxShadow="sm"
      scrollMarginTop="7rem"
    >
      <chakra.summary
        display="flex"
        alignItems="center"
        justifyContent="space-between"
        gap="4"
        px="5"
        py="4"
        borderRadius="lg"
        listStyleType="none"
        css={{ '&::-webkit-details-marker': { display: 'none' } }}
      >
        <Heading as="h3" size="xs">
          {question}
        </Heading>
        <Box
          as="span"
          color="colorPalette.fg"
          flexShrink={0}
          transition="transform 200ms"
          css={{ 'details[open] > summary > &': { transform: 'rotate(180deg)' } }}
        >
          <ChevronDownIcon />
        </Box>
      </chakra.summary>
      <Box px="5" pb="5">
        <RichText html={answer} topLevel={4} />
        <LinkStyle href={`#${id}`} variant="quiet" fontSize="sm" display="inline-block" mt="3">
          Link to this answer
        </LinkStyle>
      </Box>
    </chakra.details>
  )
}
