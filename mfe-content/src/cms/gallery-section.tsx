import { pictureProps } from '@brightyard/runtime'
import { chakra, Picture } from '@brightyard/ui'
import { SectionFrame } from './section-frame.tsx'
import type { SectionOf } from './section-of.ts'

/** Pictures. */
export const GallerySection = ({ section }: { section: SectionOf<'gallery'> }) => (
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
