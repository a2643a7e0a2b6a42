import { DateTime, pictureProps } from '@brightyard/runtime'
import { AreaBand, Box, Container, Flex, Heading, LinkButton, Picture, Text } from '@brightyard/ui'
import { SiteLink } from '../links/site-link.tsx'
import { documentWidth } from './section-frame.tsx'
import type { SectionOf } from './section-frame.tsx'

/** The top of a page. Without a picture the page is a document, and shows when it was last changed. */
export function HeroSection({
  section,
  updatedAt,
}: {
  section: SectionOf<'hero'>
  updatedAt: string
}) {
  const { title, lead, picture, actions } = section
  return (
    <AreaBand area={picture ? 'brand' : 'neutral'} overflow="hidden">
      <Container {...(picture ? {} : { maxW: documentWidth })}>
        <Flex
          direction={{ base: 'column', md: 'row' }}
          align={{ md: 'center' }}
          gap={{ base: '6', md: '12' }}
        >
          <Box flex="1 1 50%">
            <Heading as="h1" size={picture ? 'display' : 'xl'} tabIndex={-1} data-page-heading="">
              {title}
            </Heading>
            {lead ? (
              <Text mt="4" fontSize="xl" lineHeight="snug" maxW="36rem">
                {lead}
              </Text>
            ) : null}
            {picture ? null : (
              <Text mt="4" fontSize="sm" color="fg.muted">
                Last changed <DateTime iso={updatedAt} zone="home" />
              </Text>
            )}
            {actions.length > 0 ? (
              <Flex mt="6" gap="3" wrap="wrap">
                {actions.map(({ label, href }, index) => (
                  <LinkButton
                    key={label}
                    asChild
                    size="lg"
                    variant={index === 0 ? 'solid' : 'outline'}
                  >
                    <SiteLink href={href}>{label}</SiteLink>
                  </LinkButton>
                ))}
              </Flex>
            ) : null}
          </Box>
          {picture ? (
            <Box flex="1 1 45%" width="full">
              <Picture
                {...pictureProps(picture)}
                priority
                css={{
                  width: '100%',
                  aspectRatio: '4 / 3',
                  objectFit: 'cover',
                  borderRadius: '7rem 2.5rem 2.5rem 2.5rem',
                }}
              />
            </Box>
          ) : null}
        </Flex>
      </Container>
    </AreaBand>
  )
}
