import type { TalentCampaign } from '@brightyard/contract/entities'
import { contentPaths } from '@brightyard/contract/paths'
import { Link, pictureProps } from '@brightyard/runtime'
import {
  Avatar,
  Box,
  chakra,
  Flex,
  Heading,
  Link as StyledLink,
  Picture,
  Section,
  SimpleGrid,
  Text,
} from '@brightyard/ui'

type Part<Name extends keyof TalentCampaign> = Pick<TalentCampaign, Name>

/** What the campaign is about. */
export const Story = ({ about }: Part<'about'>) => (
  <Box maxW="prose" fontSize="lg">
    {about.map((paragraph, at) => (
      <Text
        key={paragraph}
        mt={at > 0 ? '4' : '0'}
        {...(at === 0 ? { fontFamily: 'heading', fontSize: '2xl', lineHeight: 'snug' } : {})}
      >
        {paragraph}
      </Text>
    ))}
  </Box>
)

/** The rules, as a note on the call board. */
export const Rules = ({ rules }: Part<'rules'>) => (
  <Section title="The rules" headingSize="md">
    <chakra.ol listStyleType="none" display="grid" gap="3">
      {rules.map((rule, at) => (
        <Flex as="li" key={rule} gap="3" align="baseline">
          <Box
            aria-hidden
            flexShrink={0}
            minW="8"
            height="8"
            display="grid"
            placeItems="center"
            alignSelf="flex-start"
            borderRadius="full"
            bg="colorPalette.muted"
            color="colorPalette.fg"
            fontFamily="heading"
            fontWeight="bold"
          >
            {at + 1}
          </Box>
          <Text>{rule}</Text>
        </Flex>
      ))}
    </chakra.ol>
  </Section>
)

/** Who judges, each in a spotlight. */
export const Jury = ({ judges }: Part<'judges'>) =>
  judges.length === 0 ? null : (
    <Section
      title="The jury"
      intro="On their sheets they see the work, never the name or the school."
    >
      <SimpleGrid as="ul" listStyleType="none" columns={{ base: 1, sm: 2, lg: 3 }} gap="6">
        {judges.map(({ name, subtitle, slug, picture }) => (
          <Flex as="li" key={slug} align="center" gap="4" position="relative">
            <Box flexShrink={0} p="1.5" borderRadius="full" bg="sun.muted" boxShadow="lg">
              {picture ? (
                <Picture
                  {...pictureProps(picture)}
                  alt=""
                  css={{
                    width: '5.5rem',
                    height: '5.5rem',
                    objectFit: 'cover',
                    borderRadius: 'full',
                  }}
                />
              ) : (
                <Avatar name={name} size="lg" decorative />
              )}
            </Box>
            <Box minW="0">
              <Heading as="h3" size="xs">
                <StyledLink
                  asChild
                  variant="quiet"
                  _after={{ content: '""', position: 'absolute', inset: '0' }}
                >
                  <Link to={contentPaths.panellist.to({ slug })}>{name}</Link>
                </StyledLink>
              </Heading>
              <Text color="fg.muted">{subtitle}</Text>
            </Box>
          </Flex>
        ))}
      </SimpleGrid>
    </Section>
  )
