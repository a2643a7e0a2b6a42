import { Box, Container, Flex, Heading, LinkButton, Text } from '@brightyard/ui'
import { SiteLink } from '../links/site-link.tsx'
import type { SectionOf } from './section-frame.tsx'

/** The call to action at the end of a page. */
export const CtaSection = ({ section }: { section: SectionOf<'cta'> }) => (
  <Container mt={{ base: '12', md: '20' }}>
    <Flex
      as="section"
      colorPalette="sun"
      bg="colorPalette.muted"
      borderRadius="2xl"
      px={{ base: '6', md: '12' }}
      py={{ base: '8', md: '10' }}
      gap="6"
      wrap="wrap"
      align="center"
      justify="space-between"
    >
      <Box flex="1 1 20rem">
        <Heading as="h2" size="lg">
          {section.title}
        </Heading>
        {section.lead ? (
          <Text mt="2" fontSize="lg">
            {section.lead}
          </Text>
        ) : null}
      </Box>
      <Flex gap="3" wrap="wrap" colorPalette="brand">
        {section.actions.map(({ label, href }, index) => (
          <LinkButton key={label} asChild size="lg" variant={index === 0 ? 'solid' : 'outline'}>
            <SiteLink href={href}>{label}</SiteLink>
          </LinkButton>
        ))}
      </Flex>
    </Flex>
  </Container>
)
