import { Box, chakra, Heading, Text } from '@brightyard/ui'
import { SectionFrame, type SectionOf } from './section-frame.tsx'

/** Events in order of time. */
export const TimelineSection = ({ section }: { section: SectionOf<'timeline'> }) => (
  <SectionFrame title={section.title} lead={section.lead} colorPalette="learn">
    <chakra.ol
      listStyleType="none"
      position="relative"
      display="grid"
      gap="7"
      _before={{
        content: '""',
        position: 'absolute',
        insetStart: '0.6875rem',
        top: '2',
        bottom: '2',
        width: '3px',
        borderRadius: 'full',
        bg: 'colorPalette.muted',
      }}
    >
      {section.events.map(({ when, title, text }) => (
        <chakra.li
          key={`${when} ${title}`}
          position="relative"
          ps="12"
          _before={{
            content: '""',
            position: 'absolute',
            insetStart: '0',
            top: '1',
            boxSize: '1.5rem',
            borderRadius: 'full',
            bg: 'bg',
            border: '6px solid',
            borderColor: 'colorPalette.bright',
          }}
        >
          <Box color="colorPalette.fg" fontFamily="heading" fontWeight="bold">
            {when}
          </Box>
          <Heading as="h3" size="sm">
            {title}
          </Heading>
          <Text mt="1">{text}</Text>
        </chakra.li>
      ))}
    </chakra.ol>
  </SectionFrame>
)
