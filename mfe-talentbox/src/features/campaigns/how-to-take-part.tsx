import { Box, chakra, Heading, Section, SimpleGrid, Text } from '@brightyard/ui'
import { juryDays } from '../../campaign/campaign-phase.ts'

const steps = [
  {
    title: 'Choose a stage',
    text: 'Look for one that fits your child’s age and makes them grin. One campaign at a time is plenty.',
    blob: 'M60 4c30-6 54 12 56 44s-18 66-54 68S4 92 4 58 30 10 60 4Z',
    colour: 'sun',
  },
  {
    title: 'Make it your own',
    text: 'Any paper, any voice, any kitchen table. The jury looks for the idea, and it can tell who made it.',
    blob: 'M46 8c34-14 66 4 70 38s-4 62-40 70S8 102 4 66 12 22 46 8Z',
    colour: 'learn',
  },
  {
    title: 'Hear back',
    text: `${juryDays} days after the curtain the jury has seen every entry. Each child gets the verdict, a certificate of their own, and the lines that jurors wrote to them.`,
    blob: 'M54 6c38-8 62 20 62 52s-24 60-62 58S2 86 6 54 24 12 54 6Z',
    colour: 'brand',
  },
] as const

export function HowToTakePart() {
  return (
    <Section id="take-part" title="How to take part" intro="Three steps, and no experience needed.">
      <SimpleGrid
        as="ol"
        listStyleType="none"
        columns={{ base: 1, md: 3 }}
        gap={{ base: '6', md: '8' }}
      >
        {steps.map(({ title, text, blob, colour }, index) => (
          <Box as="li" key={title} colorPalette={colour} mt={{ md: `${index * 1.5}rem` }}>
            <Box position="relative" boxSize="24" aria-hidden>
              <chakra.svg viewBox="0 0 120 120" width="full" height="full">
                <chakra.path d={blob} fill="colorPalette.muted" />
              </chakra.svg>
              <Text
                position="absolute"
                inset="0"
                display="grid"
                placeItems="center"
                fontFamily="heading"
                fontWeight="bold"
                fontSize="5xl"
                lineHeight="1"
                color="colorPalette.fg"
              >
                {index + 1}
              </Text>
            </Box>
            <Heading as="h3" size="md" mt="3">
              {title}
            </Heading>
            <Text mt="2">{text}</Text>
          </Box>
        ))}
      </SimpleGrid>
    </Section>
  )
}
