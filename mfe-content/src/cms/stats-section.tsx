import { Numbers } from '../entries/numbers.tsx'
import { SectionFrame } from './section-frame.tsx'
import type { SectionOf } from './section-of.ts'

/** Numbers that say something. */
export const StatsSection = ({ section }: { section: SectionOf<'stats'> }) => (
  <SectionFrame title={section.title} lead={section.lead}>
    <Numbers stats={section.stats} />
  </SectionFrame>
)
