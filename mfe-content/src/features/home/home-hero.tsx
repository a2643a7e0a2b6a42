import type { Home } from '@brightyard/contract/entities'
import { shopHome } from '@brightyard/contract/paths'
import { Link, pictureProps } from '@brightyard/runtime'
import {
  AreaBand,
  Box,
  Card,
  Container,
  Flex,
  Grid,
  Heading,
  LinkButton,
  Marked,
  Picture,
  Skeleton,
  Text,
} from '@brightyard/ui'
import { ArrowRightIcon } from '@brightyard/ui/icons'
import { lazy, Suspense } from 'react'
import { SiteLink } from '../../links/site-link.tsx'

const YardScene = lazy(() => import('@brightyard/ui/art').then((m) => ({ default: m.YardScene })))

type Slide = Home['slides'][number]

/** The first screen: what Brightyard is, the lead story with its picture, and links to the main areas. */
export function HomeHero({ home, failed }: { home: Home | undefined; failed: boolean }) {
  const [first, ...areas] = home?.slides ?? []
  return (
    <AreaBand area="brand" pt={{ base: '6', md: '10' }} edgeColor="bg">
      <Container>
        <Grid
          templateColumns={{ base: '1fr', md: '1.05fr 1fr' }}
          columnGap={{ base: '8', lg: '14' }}
          rowGap="8"
          alignItems="center"
        >
          <Box>
            <Text color="colorPalette.fg" fontWeight="bold" mb="3">
              For curious children from 2 to 14
            </Text>
            <Heading as="h1" size="display" tabIndex={-1} data-page-heading="">
              Room to learn, play and <Marked>shine</Marked>
            </Heading>
            <Text mt="4" fontSize="lg" maxW="34rem">
              Teachers with time, activities worth leaving the sofa for, a short shelf of tested
              things and a friendly stage. All of it in one bright yard.
            </Text>
            <Flex mt="6" gap="3" wrap="wrap">
              <LinkButton size="lg" href="#activities">
                Find an activity
              </LinkButton>
              <LinkButton asChild size="lg" variant="outline">
                <Link to={shopHome.to()}>Visit the shop</Link>
              </LinkButton>
            </Flex>
          </Box>
          <HeroPicture slide={first} settled={failed || home !== undefined} />
        </Grid>
        {areas.length > 0 ? <AreaLinks slides={areas} /> : null}
      </Container>
    </AreaBand>
  )
}

const pictureShape = {
  width: '100%',
  aspectRatio: '4 / 3',
  objectFit: 'cover',
  borderRadius: '2.5rem 2.5rem 2.5rem 7rem',
} as const

function HeroPicture({ slide, settled }: { slide: Slide | undefined; settled: boolean }) {
  if (!slide)
    return settled ? (
      <Box maxW="30rem" mx="auto" width="full" aspectRatio="14 / 11">
        <Suspense>
          <YardScene />
        </Suspense>
      </Box>
    ) : (
      <Skeleton css={pictureShape} />
    )
  return (
    <Box position="relative" colorPalette={slide.area} pb={{ base: '12', md: '16' }}>
      <Picture {...pictureProps(slide.picture)} priority css={pictureShape} />
      <Card
        position="absolute"
        bottom="0"
        insetStart={{ base: '4', md: '-6' }}
        insetEnd={{ base: '4', md: '20' }}
        px="5"
        py="4"
        borderRadius="lg"
      >
        <Text fontFamily="heading" fontWeight="bold" fontSize="lg" lineHeight={1.2}>
          {slide.title}
        </Text>
        <Text fontSize="sm" mt="1" color="fg.muted" display={{ base: 'none', sm: 'block' }}>
          {slide.text}
        </Text>
        <LinkButton
          asChild
          variant="plain"
          size="xs"
          mt="1"
          alignSelf="flex-start"
          endIcon={<ArrowRightIcon />}
        >
          <SiteLink href={slide.action.href}>{slide.action.label}</SiteLink>
        </LinkButton>
      </Card>
    </Box>
  )
}

function AreaLinks({ slides }: { slides: readonly Slide[] }) {
  return (
    <Grid
      as="ul"
      listStyleType="none"
      mt={{ base: '8', md: '12' }}
      templateColumns={{ base: '1fr', md: 'repeat(3, 1fr)' }}
      gap={{ base: '3', md: '6' }}
    >
      {slides.slice(0, 3).map((slide) => (
        <li key={slide.id}>
          <Card
            interactive
            height="full"
            colorPalette={slide.area}
            flexDirection="row"
            alignItems="center"
          >
            <Picture
              {...pictureProps(slide.picture)}
              alt=""
              css={{
                width: { base: '6.5rem', lg: '7.5rem' },
                alignSelf: 'stretch',
                objectFit: 'cover',
                flexShrink: 0,
                minHeight: '8.5rem',
              }}
            />
            <Box px="4" py="3" minW="0">
              <Heading as="h2" size="xs">
                {slide.title}
              </Heading>
              <Text fontSize="sm" color="fg.muted" mt="1" lineClamp={2}>
                {slide.text}
              </Text>
              <LinkButton
                asChild
                variant="plain"
                size="xs"
                minH="6"
                mt="1"
                _after={{ content: '""', position: 'absolute', inset: '0', borderRadius: 'xl' }}
              >
                <SiteLink href={slide.action.href}>{slide.action.label}</SiteLink>
              </LinkButton>
            </Box>
          </Card>
        </li>
      ))}
    </Grid>
  )
}
