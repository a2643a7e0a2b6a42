import type { PageSection } from '@brightyard/contract/entities'
import { Box, chakra, Picture, AreaBand, Container, Flex, Text } from '@brightyard/ui'
import { pictureProps } from '@brightyard/runtime'
import { CardsSection } from './cards-section.tsx'
import { CtaSection } from './cta-section.tsx'
import { FaqSection } from './faq-section.tsx'
import { HeroSection } from './hero-section.tsx'
import { SectionFrame, type SectionOf } from './section-frame.tsx'
import { StepsSection } from './steps-section.tsx'
import { TimelineSection } from './timeline-section.tsx'
import { Numbers } from '../entries/numbers.tsx'
import { Thumbnail } from '../pictures/thumbnail.tsx'
import { RichText } from '../rich-text/rich-text.tsx'

/** One section by its kind; a kind that this release does not know is skipped. */
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

/** Key figures. */
const StatsSection = ({ section }: { section: SectionOf<'stats'> }) => (
  <SectionFrame title={section.title} lead={section.lead}>
    <Numbers stats={section.stats} />
  </SectionFrame>
)

/** Running text. */
const TextSection = ({ section }: { section: SectionOf<'rich-text'> }) => (
  <SectionFrame title={section.title} lead={section.lead}>
    <Box fontSize="lg">
      <RichText html={section.body} topLevel={3} />
    </Box>
  </SectionFrame>
)

/** A grid of pictures. */
const GallerySection = ({ section }: { section: SectionOf<'gallery'> }) => (
  <SectionFrame title={section.title} lead={section.lead}>
    <chakra.ul
      listStyleType="none"
      display="grid"
      gridTemplateColumns="repeat(auto-fill, minmax(min(100%, 15rem), 1fr))"
      gap="4"
    >
      {section.pictures.map((picture) => (
        <li key={picture.src}>
          <Picture
            {...pictureProps(picture)}
            css={{ width: '100%', aspectRatio: '4 / 3', objectFit: 'cover', borderRadius: 'lg' }}
          />
        </li>
      ))}
    </chakra.ul>
  </SectionFrame>
)

/** A large quotation. */
function QuoteSection({ section }: { section: SectionOf<'quote'> }) {
  const { text, person, role, picture } = section
  return (
    <AreaBand area="talent" edge="none" mt={{ base: '12', md: '20' }} py={{ base: '10', md: '16' }}>
      <Container size="reading">
        <chakra.figure textAlign="center">
          <chakra.blockquote
            fontFamily="heading"
            fontWeight="semibold"
            fontSize={{ base: '2xl', md: '4xl' }}
            lineHeight="snug"
            textWrap="balance"
          >
            “{text}”
          </chakra.blockquote>
          <Flex as="figcaption" mt="6" gap="4" align="center" justify="center">
            <Thumbnail picture={picture} width="4rem" borderRadius="full" />
            <Box textAlign="start">
              <Text fontWeight="bold">{person}</Text>
              {role ? <Text fontSize="sm">{role}</Text> : null}
            </Box>
          </Flex>
        </chakra.figure>
      </Container>
    </AreaBand>
  )
}
