import type { PageSection } from '@brightyard/contract/entities'
import { CardsSection } from './cards-section.tsx'
import { CtaSection } from './cta-section.tsx'
import { FaqSection } from './faq-section.tsx'
import { GallerySection } from './gallery-section.tsx'
import { HeroSection } from './hero-section.tsx'
import { QuoteSection } from './quote-section.tsx'
import { StatsSection } from './stats-section.tsx'
import { StepsSection } from './steps-section.tsx'
import { TextSection } from './text-section.tsx'
import { TimelineSection } from './timeline-section.tsx'

/** One section by its kind; a kind that this release does not know is left out. */
export function CmsSection({ section, updatedAt }: { section: PageSection; updatedAt: string }) {
  switch (section.kind) {
    case 'hero':
      return <HeroSection section={section} updatedAt={updatedAt} />
    case 'rich-text':
      return <TextSection section={section} />
    case 'stats':
      return <StatsSection section={section} />
    case 'timeline':
      return <TimelineSection section={section} />
    case 'cards':
      return <CardsSection section={section} />
    case 'faq':
      return <FaqSection section={section} />
    case 'quote':
      return <QuoteSection section={section} />
    case 'cta':
      return <CtaSection section={section} />
    case 'steps':
      return <StepsSection section={section} />
    case 'gallery':
      return <GallerySection section={section} />
  }
}
