import {
  Marked,
  Container,
  Grid,
  Hero,
  LinkButton,
  Section,
  Text,
  AreaBand,
  IconButton,
  Heading,
  Box,
  Flex,
  CountBadge,
  Avatar,
  HStack,
} from '../index.ts'
import { ArrowRightIcon, BagIcon, BellIcon, SearchIcon } from '../icons/index.ts'
import { LearnScene, StageScene, ToyScene, YardScene } from '../art/index.ts'

import { ToyGrid } from './toy-grid.tsx'

/** A bar like the site's header, to judge badges and buttons in their place. */
export function SampleBar() {
  return (
    <Box as="header" bg="bg.panel" boxShadow="sm">
      <Container size="wide">
        <Flex align="center" gap={{ base: '2', md: '6' }} minH="18" py="3">
          <Heading as="p" size="md" color="brand.solid">
            Brightyard
          </Heading>
          <HStack
            as="nav"
            gap="5"
            ms="4"
            display={{ base: 'none', md: 'flex' }}
            fontWeight="semibold"
          >
            <a href="#shop">Shop</a>
            <a href="#activities">Activities</a>
            <a href="#talent">TalentBox</a>
          </HStack>
          <HStack ms="auto" gap="1">
            <IconButton label="Search">
              <SearchIcon />
            </IconButton>
            <Box position="relative">
              <IconButton label="Notifications">
                <BellIcon />
              </IconButton>
              <CountBadge count={3} label="unread notifications" />
            </Box>
            <Box position="relative">
              <IconButton label="Bag">
                <BagIcon />
              </IconButton>
              <CountBadge count={12} label="items in your bag" />
            </Box>
            <Avatar name="Asha Rao" size="sm" />
          </HStack>
        </Flex>
      </Container>
    </Box>
  )
}

const doors = [
  {
    area: 'shop',
    title: 'Shop',
    text: 'Toys, books and kits that last, chosen by teachers.',
    art: <ToyScene />,
  },
  {
    area: 'learn',
    title: 'Programs and activities',
    text: 'Weekend workshops and term-long courses near you.',
    art: <LearnScene />,
  },
  {
    area: 'talent',
    title: 'TalentBox',
    text: 'A stage for what your child loves doing.',
    art: <StageScene />,
  },
] as const

export function SampleHome() {
  return (
    <>
      <SampleBar />
      <main>
        <Hero
          area="brand"
          kicker="For curious children, 2 to 16"
          title={
            <>
              Good days start in the <Marked>yard</Marked>
            </>
          }
          actions={
            <>
              <LinkButton href="#shop" size="lg" colorPalette="sun">
                Find an activity
              </LinkButton>
              <LinkButton href="#shop" size="lg" variant="outline">
                Visit the shop
              </LinkButton>
            </>
          }
          art={<YardScene />}
        >
          <Text>
            Activities worth leaving the sofa for, things worth playing with, and a place to keep it
            all together for your family.
          </Text>
        </Hero>
        <Container py={{ base: '10', md: '16' }}>
          <Grid templateColumns={{ base: '1fr', md: 'repeat(3, 1fr)' }} gap="6">
            {doors.map(({ area, title, text, art }) => (
              <Box
                key={area}
                position="relative"
                colorPalette={area}
                bg="colorPalette.subtle"
                borderRadius="2xl"
                px="6"
                pt="6"
                pb="5"
                overflow="hidden"
              >
                <Box maxW={{ base: '15rem', md: 'full' }} mx="auto">
                  {art}
                </Box>
                <Heading size="md" mt="4" color="colorPalette.fg">
                  {title}
                </Heading>
                <Text mt="1">{text}</Text>
                <LinkButton
                  mt="3"
                  variant="plain"
                  size="sm"
                  href="#door"
                  endIcon={<ArrowRightIcon />}
                >
                  Step inside
                </LinkButton>
              </Box>
            ))}
          </Grid>
        </Container>
        <AreaBand area="shop">
          <Container>
            <Section
              title="Loved this month"
              intro="What other families came back for"
              viewAll={
                <LinkButton variant="plain" size="sm" href="#all" endIcon={<ArrowRightIcon />}>
                  See all toys
                </LinkButton>
              }
            >
              <ToyGrid />
            </Section>
          </Container>
        </AreaBand>
      </main>
    </>
  )
}
