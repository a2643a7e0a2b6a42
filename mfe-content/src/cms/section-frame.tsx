import { Box, Container, type FamilyName, Section } from '@brightyard/ui'
import type { ReactNode } from 'react'
import type { PageSection } from '@brightyard/contract/entities'
import { anchorOf } from '../rich-text/anchor.ts'

/** A section of one kind. */
export type SectionOf<Kind extends PageSection['kind']> = Extract<PageSection, { kind: Kind }>

/** Width of a page that is a document: its text is to be read, so the lines are short. */
export const documentWidth = '48rem'

interface SectionFrameProps {
  title: string | null
  lead: string | null
  colorPalette?: FamilyName
  children: ReactNode
}

/** A section of the page, with a heading where it has one. */
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
