import { Box, Container, type FamilyName, Section } from '@brightyard/ui'
import type { ReactNode } from 'react'
import { anchorOf } from '../rich-text/anchor.ts'

interface SectionFrameProps {
  title: string | null
  lead: string | null
  colorPalette?: FamilyName
  children: ReactNode
}

/** The place of a section on the page, under its heading where it has one. */
export function SectionFrame({ title, lead, colorPalette, children }: SectionFrameProps) {
  return (
    <Container mt={{ base: '10', md: '16' }} {...(colorPalette ? { colorPalette } : {})}>
      {title ? (
        <Section
          id={anchorOf(title)}
          title={title}
          {...(lead ? { intro: lead } : {})}
          scrollMarginTop="7rem"
        >
          {children}
        </Section>
      ) : (
        <Box>{children}</Box>
      )}
    </Container>
  )
}
