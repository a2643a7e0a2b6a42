import { Box, Button, chakra, Flex, Section, Text } from '@brightyard/ui'
import { useState } from 'react'
import { ideas } from './colourothon-facts.ts'

const colours = [
  'sun.bright',
  'sun.muted',
  'shop.bright',
  'shop.muted',
  'danger.bright',
  'danger.muted',
  'talent.bright',
  'talent.muted',
  'brand.bright',
  'brand.muted',
  'learn.bright',
  'learn.muted',
]
const slice = (2 * Math.PI) / colours.length
const at = (angle: number) =>
  `${Math.round(100 * Math.sin(angle))} ${Math.round(-100 * Math.cos(angle))}`

/** A wheel of paints that gives something to begin with. */
export function ColourWheel() {
  const [turns, setTurns] = useState(0)
  const idea = ideas[turns % ideas.length]
  // Three steps on share no divisor with the number of ideas: all of them come up.
  const spin = () => setTurns(turns + 3)
  return (
    <Section title="No idea yet? Turn the wheel">
      <Flex direction={{ base: 'column', md: 'row' }} align="center" gap={{ base: '6', md: '12' }}>
        <Box position="relative" flexShrink={0} width={{ base: 'min(15rem, 100%)', md: '19rem' }}>
          <Box
            aria-hidden
            position="absolute"
            top="-0.5rem"
            insetStart="calc(50% - 0.75rem)"
            borderInlineWidth="0.75rem"
            borderInlineColor="transparent"
            borderTopWidth="1.5rem"
            borderTopColor="fg"
            zIndex="1"
          />
          <chakra.svg
            viewBox="-104 -104 208 208"
            aria-hidden
            width="full"
            transition="transform 1200ms cubic-bezier(0.2, 0.9, 0.25, 1)"
            style={{ transform: `rotate(${turns * 220}deg)` }}
          >
            {colours.map((fill, index) => (
              <chakra.path
                key={fill}
                d={`M0 0L${at(index * slice)}A100 100 0 0 1 ${at((index + 1) * slice)}Z`}
                fill={fill}
              />
            ))}
            <chakra.circle r="26" fill="bg.panel" />
          </chakra.svg>
        </Box>
        <Box>
          <Text
            aria-live="polite"
            fontFamily="heading"
            fontWeight="semibold"
            fontSize="3xl"
            lineHeight="snug"
            minH="5rem"
            maxW="30rem"
          >
            {idea}
          </Text>
          <Button mt="4" colorPalette="talent" onClick={spin}>
            Turn the wheel
          </Button>
        </Box>
      </Flex>
    </Section>
  )
}
