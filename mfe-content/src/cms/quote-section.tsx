import { AreaBand, Box, chakra, Container, Flex, Text } from '@brightyard/ui'
import { Thumbnail } from '../pictures/thumbnail.tsx'
import type { SectionOf } from './section-of.ts'

/** Somebody's words, large. */
export function QuoteSection({ section }: { section: SectionOf<'quote'> }) {
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
