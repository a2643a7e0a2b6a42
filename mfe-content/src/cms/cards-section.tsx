import { pictureProps } from '@brightyard/runtime'
import { Box, Card, chakra, Heading, LinkButton, Picture, Text } from '@brightyard/ui'
import { ArrowRightIcon } from '@brightyard/ui/icons'
import { SiteLink } from '../links/site-link.tsx'
import { ContactText } from './contact-text.tsx'
import { SectionFrame, type SectionOf } from './section-frame.tsx'

const tints = ['brand', 'sun', 'learn', 'talent', 'shop'] as const

/** A grid of cards, raised where they have a picture and tinted where they have none. */
export const CardsSection = ({ section }: { section: SectionOf<'cards'> }) => (
  <SectionFrame title={section.title} lead={section.lead}>
    <chakra.ul
      listStyleType="none"
      display="grid"
      gridTemplateColumns="repeat(auto-fit, minmax(min(100%, 16rem), 1fr))"
      gap={{ base: '4', md: '6' }}
    >
      {section.cards.map(({ title, text, picture, link }, index) => (
        <chakra.li key={title} minW="0">
          <Card
            height="full"
            variant={picture ? 'raised' : 'tinted'}
            colorPalette={tints[index % tints.length] ?? 'brand'}
          >
            {picture ? (
              <Picture
                {...pictureProps(picture)}
                css={{ width: '100%', aspectRatio: '8 / 5', objectFit: 'cover' }}
              />
            ) : null}
            <Box p="6" display="flex" flexDirection="column" flex="1">
              <Heading as="h3" size="sm" {...(picture ? {} : { color: 'colorPalette.fg' })}>
                {title}
              </Heading>
              <Text mt="2">
                <ContactText>{text}</ContactText>
              </Text>
              {link ? (
                <LinkButton
                  asChild
                  variant="plain"
                  size="sm"
                  mt="auto"
                  pt="3"
                  alignSelf="flex-start"
                  endIcon={<ArrowRightIcon />}
                >
                  <SiteLink href={link.href}>{link.label}</SiteLink>
                </LinkButton>
              ) : null}
            </Box>
          </Card>
        </chakra.li>
      ))}
    </chakra.ul>
  </SectionFrame>
)
