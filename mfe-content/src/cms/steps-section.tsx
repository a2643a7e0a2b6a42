import { Box, chakra, Heading, Text } from '@brightyard/ui'
import { ContactText } from './contact-text.tsx'
import { SectionFrame, type SectionOf } from './section-frame.tsx'

/** Numbered steps. */
export const StepsSection = ({ section }: { section: SectionOf<'steps'> }) => (
  <SectionFrame title={section.title} lead={section.lead} colorPalette="sun">
    <chakra.ol
      listStyleType="none"
      display="grid"
      gridTemplateColumns="repeat(auto-fit, minmax(min(100%, 14rem), 1fr))"
      gap={{ base: '6', md: '8' }}
    >
      {section.steps.map(({ title, text }, index) => (
        <Box as="li" key={title} display="flex" gap="4">
          <Box
            aria-hidden
            flexShrink={0}
            boxSize="12"
            display="grid"
            placeItems="center"
            borderRadius="1.25rem 1.25rem 1.25rem 0.5rem"
            bg="colorPalette.bright"
            color="fg"
            fontFamily="heading"
            fontWeight="bold"
            fontSize="xl"
          >
            {index + 1}
          </Box>
          <Box minW="0">
            <Heading as="h3" size="sm">
              {title}
            </Heading>
            <Text mt="1">
              <ContactText>{text}</ContactText>
            </Text>
          </Box>
        </Box>
      ))}
    </chakra.ol>
  </SectionFrame>
)
