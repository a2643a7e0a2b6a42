import { Box, chakra, Heading, Text } from '@brightyard/ui'
import { useEffect, useRef, useState } from 'react'
import type { Paragraph } from './paragraphs.ts'
import { drawPage, type Pdf, type PdfPage, textOfPage } from './pdf-engine.ts'

interface IssuePageProps {
  pdf: Pdf
  number: number
  zoom: number
  asText: boolean
  name: string
}

/** A page of an issue: drawn, with its text for screen readers, or as text alone. */
export function IssuePage({ pdf, number, zoom, asText, name }: IssuePageProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const [page, setPage] = useState<PdfPage | null>(null)
  const [paragraphs, setParagraphs] = useState<readonly Paragraph[]>([])
  useEffect(() => {
    let wanted = true
    void pdf.getPage(number).then(async (one) => {
      const text = await textOfPage(one)
      if (!wanted) return
      setPage(one)
      setParagraphs(text)
    })
    return () => {
      wanted = false
    }
  }, [pdf, number])
  useEffect(() => {
    if (page && canvas.current && !asText)
      void drawPage(page, canvas.current, canvas.current.parentElement?.clientWidth ?? 800)
  }, [page, zoom, asText])
  return (
    <Box
      role="region"
      aria-label={`${name}, page ${number}`}
      // What scrolls can be reached by keyboard.
      tabIndex={0}
      overflow="auto"
      maxH="85vh"
      borderRadius="xl"
      bg="bg.panel"
      boxShadow="md"
    >
      {asText ? null : (
        <Box width={`${zoom * 100}%`}>
          <chakra.canvas ref={canvas} aria-hidden width="full" display="block" />
        </Box>
      )}
      <Box
        p={{ base: '5', md: '8' }}
        maxW="42rem"
        fontSize="lg"
        {...(asText
          ? {}
          : {
              css: {
                position: 'absolute',
                clipPath: 'inset(50%)',
                height: '1px',
                width: '1px',
                overflow: 'hidden',
              },
            })}
      >
        {paragraphs.map(({ text, isHeading }, index) =>
          isHeading ? (
            <Heading key={index} as="h2" size="md" mb="3">
              {text}
            </Heading>
          ) : (
            <Text key={index} mb="4">
              {text}
            </Text>
          ),
        )}
      </Box>
    </Box>
  )
}
