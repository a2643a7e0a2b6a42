import { Box } from '@brightyard/ui'
import { RichText } from '../rich-text/rich-text.tsx'
import { SectionFrame } from './section-frame.tsx'
import type { SectionOf } from './section-of.ts'

/** Running text. */
export const TextSection = ({ section }: { section: SectionOf<'rich-text'> }) => (
  <SectionFrame title={section.title} lead={section.lead}>
    <Box fontSize="lg">
      <RichText html={section.body} topLevel={3} />
    </Box>
  </SectionFrame>
)
