import type { Home } from '@brightyard/contract/entities'
import { contentPaths, shopHome, talentboxPaths } from '@brightyard/contract/paths'
import { lazyPart, pictureProps } from '@brightyard/runtime'
import {
  AreaBand,
  Box,
  Card,
  Container,
  Grid,
  Heading,
  Marked,
  Picture,
  Skeleton,
  Span,
  Text,
} from '@brightyard/ui'
import { Suspense } from 'react'
import { SiteLink } from '../../links/site-link.tsx'

const YardPicture = lazyPart(() => import('./yard-picture.tsx'))

type Slide = Home['hero']

/** The first screen: what Brightyard is, and one way in for each kind of visitor. */
export function HomeHero({ slide, settled }: { slide: Slide | undefined; settled: boolean }) {
  return (
    <AreaBand area="brand" pt={{ base: '5', md: '7' }} pb={{ base: '9', md: '14' }} edgeColor="bg">
      <Container>
        <Grid
          templateColumns={{ md: '1.15fr 1fr' }}
          templateAreas={{
            base: '"words" "picture" "doors"',
            md: '"words picture" "doors doors"',
            lg: '"words picture" "doors picture"',
          }}
          columnGap={{ base: '6', lg: '14' }}
          rowGap={{ base: '5', md: '7' }}
          alignItems="center"
        >
          <Box gridArea="words" minW="0">
            <Text color="colorPalette.fg" fontWeight="bold" mb="2">
              For curious children from 2 to 16
            </Text>
            <Heading as="h1" size="display" tabIndex={-1} data-page-heading="">
              Room to learn, play and <Marked>shine</Marked>
            </Heading>
            <Text mt="3" fontSize={{ base: 'md', md: 'lg' }} maxW="34rem">
              Teachers with time, activities worth leaving the sofa for, a short shelf of tested
              things and a friendly stage.<Span hideBelow="sm"> All of it in one bright yard.</Span>
            </Text>
          </Box>
          <Box gridArea="picture">
            <HeroPicture slide={slide} settled={settled} />
          </Box>
          <Doors />
        </Grid>
      </Container>
    </AreaBand>
  )
}

const doors = [
  { who: 'Parents', what: 'Find an activity', to: '#activities', area: 'learn' },
  { who: 'Children', what: 'Join a campaign', to: talentboxPaths.home.to(), area: 'talent' },
  {
    who: 'Schools',
    what: 'Bring us to class',
    to: contentPaths.partnerApp.to(),
    area: 'brand',
  },
  { who: 'Givers', what: 'Visit the shop', to: shopHome.to(), area: 'shop' },
] as const

/** Who comes here, and where each goes first. */
const Doors = () => (
  <Grid
    as="ul"
    aria-label="Where to start"
    gridArea="doors"
    listStyleType="none"
    // Side by side on a phone, one below the other once its text is twice as large.
    templateColumns={{
      base: 'repeat(auto-fit, minmax(min(100%, 9rem), 1fr))',
      lg: '1fr 1fr',
    }}
    gap={{ base: '2', md: '3' }}
  >
    {doors.map(({ who, what, to, area }) => (
      <li key={who}>
        <Card
          asChild
          interactive
          colorPalette={area}
          px="4"
          py="2.5"
          borderRadius="lg"
          color="colorPalette.fg"
          fontFamily="heading"
          fontWeight="semibold"
        >
          <SiteLink href={to}>
            <Text fontSize="sm" fontWeight="normal" color="fg.muted">
              {who}
            </Text>
            {what}
          </SiteLink>
        </Card>
      </li>
    ))}
  </Grid>
)

const pictureShape = {
  width: '100%',
  aspectRatio: { base: '2.2 / 1', md: '1', lg: '4 / 2.9' },
  objectFit: 'cover',
  borderRadius: { base: '1.75rem 1.75rem 1.75rem 4rem', md: '2.5rem 2.5rem 2.5rem 7rem' },
} as const

/** A little less than its place on a phone, where the smaller file is sharp enough and comes in half the time. */
const pictureSizes = '(max-width: 767px) 88vw, 640px'

function HeroPicture({ slide, settled }: { slide: Slide | undefined; settled: boolean }) {
  if (!slide)
    return settled ? (
      <Suspense>
        <YardPicture />
      </Suspense>
    ) : (
      <Skeleton css={pictureShape} />
    )
  return (
    <Box position="relative" colorPalette={slide.area}>
      <Picture {...pictureProps(slide.picture)} priority sizes={pictureSizes} css={pictureShape} />
      <Text
        position="absolute"
        bottom={{ base: '3', md: '5' }}
        insetEnd={{ base: '3', md: '5' }}
        maxW="80%"
        maxH="80%"
        overflow="hidden"
        px="4"
        py="2"
        borderRadius="2xl"
        bg="bg.panel"
        boxShadow="md"
        fontSize="sm"
        fontWeight="semibold"
      >
        <SiteLink href={slide.action.href}>{slide.title}</SiteLink>
      </Text>
    </Box>
  )
}
