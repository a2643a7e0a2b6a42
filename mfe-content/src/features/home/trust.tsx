import type { Home, HomeLine } from '@brightyard/contract/entities'
import { contentPaths } from '@brightyard/contract/paths'
import { Link } from '@brightyard/runtime'
import { Box, chakra, Flex, Grid, Link as LinkStyle, Text } from '@brightyard/ui'
import type { ReactNode } from 'react'
import { addressOfEntry } from '../../entries/entry-address.ts'
import { Numbers } from '../../entries/numbers.tsx'
import { Thumbnail } from '../../pictures/thumbnail.tsx'
import { Block, type BlockProps } from './block.tsx'
import { ViewAll } from './view-all.tsx'

/** Figures, voices, awards and partners: why a family may trust us. */
export const Trust = ({ home }: { home: Home | undefined }) => (
  <>
    <Grid
      templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 8fr) minmax(0, 4fr)' }}
      gap={{ base: '6', lg: '14' }}
      alignItems="center"
    >
      <Block
        id="testimonials"
        title="What families say"
        list={home?.testimonials}
        empty="Nobody has written to us yet."
      >
        {([first, ...others]) => (
          <Grid
            templateColumns={{ base: 'minmax(0, 1fr)', md: 'minmax(0, 7fr) minmax(0, 6fr)' }}
            gap={{ md: '10' }}
          >
            {first ? <Voice said={first} large /> : null}
            <Grid gap="4" hideBelow="md">
              {others.map((said) => (
                <Voice key={said.id} said={said} />
              ))}
            </Grid>
          </Grid>
        )}
      </Block>
      {home && home.stats.length > 0 ? (
        <Box css={{ '& > ul': { gridTemplateColumns: { lg: '1fr 1fr' } } }}>
          <Numbers stats={home.stats} />
        </Box>
      ) : null}
    </Grid>
    <Grid mt={{ base: '6', md: '6' }} gap={{ base: '4', md: '1' }}>
      <Named
        id="awards"
        title="Awards"
        viewAll={<ViewAll to={contentPaths.awards.to()} what="awards" />}
        list={home?.awards}
        empty="No award to show yet."
      >
        {(awards) => (
          <Names>
            {awards.map(({ id, title }) => (
              <li key={id}>{title}</li>
            ))}
          </Names>
        )}
      </Named>
      <Named
        id="partners"
        title="Partners"
        viewAll={<ViewAll to={contentPaths.partners.to()} what="partners" />}
        list={home?.partners}
        empty="The list of partners is being updated."
        hideBelow="sm"
      >
        {(partners) => (
          <Names>
            {partners.map((partner) => (
              <li key={partner.id}>
                <LinkStyle asChild variant="quiet" display="inline-block" py="1">
                  <Link to={addressOfEntry(partner) ?? ''}>{partner.title}</Link>
                </LinkStyle>
              </li>
            ))}
          </Names>
        )}
      </Named>
    </Grid>
  </>
)

interface VoiceProps {
  said: Home['testimonials'][number]
  large?: boolean
}

/** What somebody says, in their words. */
const Voice = ({ said, large = false }: VoiceProps) => (
  <Box as="figure">
    <chakra.blockquote>
      <Text
        fontFamily="heading"
        fontWeight="bold"
        fontSize={large ? { base: '2xl', md: '3xl' } : 'lg'}
        lineHeight="1.12"
      >
        {said.title}
      </Text>
      <Text mt={large ? '3' : '1'}>{said.summary}</Text>
    </chakra.blockquote>
    <Flex as="figcaption" align="center" gap="3" mt="2" fontSize="sm" color="fg.muted">
      {large ? <Thumbnail picture={said.picture} width="3.5rem" borderRadius="full" /> : null}
      {said.subtitle}
    </Flex>
  </Box>
)

/** A line of names behind its heading. */
const Named = (props: BlockProps<HomeLine>) => (
  <Block
    level={3}
    headingSize="sm"
    display={{ md: 'grid' }}
    gridTemplateColumns="16rem minmax(0, 1fr)"
    columnGap="6"
    alignItems="baseline"
    borderTopWidth="2px"
    borderColor="colorPalette.muted"
    pt="2"
    {...props}
  />
)

const Names = ({ children }: { children: ReactNode }) => (
  <Flex
    as="ul"
    listStyleType="none"
    wrap="wrap"
    columnGap="7"
    rowGap="1"
    fontFamily="heading"
    fontWeight="semibold"
  >
    {children}
  </Flex>
)
