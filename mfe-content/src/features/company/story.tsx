import type { CmsPage, PageSection } from '@brightyard/contract/entities'
import { contentPaths } from '@brightyard/contract/paths'
import { Link, PageHead, pictureProps, useQuery } from '@brightyard/runtime'
import {
  Box,
  chakra,
  Container,
  Flex,
  Grid,
  Heading,
  LinkButton,
  Picture,
  Text,
} from '@brightyard/ui'
import { cmsQuery } from '../../cms/cms.queries.ts'
import { SubjectPage } from '../../directory/subject-page.tsx'

export const storyQuery = cmsQuery('our-story')

type Events = Extract<PageSection, { kind: 'timeline' }>['events']

/** How the company came about, year by year. */
export const Story = () => (
  <SubjectPage
    query={useQuery(storyQuery)}
    what="our story"
    back={{ label: 'About us', to: contentPaths.aboutUs.to() }}
  >
    {(page) => <Years page={page} />}
  </SubjectPage>
)

function Years({ page }: { page: CmsPage }) {
  const hero = page.sections.find((section) => section.kind === 'hero')
  const events = page.sections.flatMap((section) =>
    section.kind === 'timeline' ? section.events : [],
  )
  return (
    <Box colorPalette="learn" overflowX="clip">
      <PageHead
        title={page.title}
        description={page.description}
        image={hero?.picture?.src}
        canonical={contentPaths.ourStory.to()}
      />
      <Box bg="learn.deep" color="learn.contrast">
        <Container
          size="reading"
          pt={{ base: '12', md: '20' }}
          pb={{ base: '14', md: '24' }}
          textAlign="center"
        >
          <Heading as="h1" size="display" color="inherit" tabIndex={-1} data-page-heading="">
            {hero?.title ?? page.title}
          </Heading>
          <Text mt="4" mx="auto" maxW="36rem" fontSize="xl" lineHeight="snug">
            {hero?.lead ?? page.description}
          </Text>
          <Jumps events={events} />
        </Container>
      </Box>
      <Container size="reading" py={{ base: '10', md: '16' }}>
        <Timeline events={events} />
        <Flex mt={{ base: '10', md: '16' }} gap="3" wrap="wrap" justify="center">
          <LinkButton asChild>
            <Link to={contentPaths.ourTeam.to()}>Meet the team</Link>
          </LinkButton>
          <LinkButton asChild variant="outline">
            <Link to={contentPaths.awards.to()}>Our awards</Link>
          </LinkButton>
          <LinkButton asChild variant="outline">
            <Link to={contentPaths.careers.to()}>Work with us</Link>
          </LinkButton>
        </Flex>
      </Container>
    </Box>
  )
}

const anchorOfYear = (when: string) => `year-${when.toLowerCase().replaceAll(/[^\w]+/g, '-')}`

/** To each year of the timeline. */
const Jumps = ({ events }: { events: Events }) => (
  <Box as="nav" aria-label="Years" mt="7">
    <Flex as="ul" listStyleType="none" gap="2" wrap="wrap" justify="center">
      {events.map(({ when }) => (
        <li key={when}>
          <chakra.a
            href={`#${anchorOfYear(when)}`}
            display="inline-flex"
            alignItems="center"
            minH="11"
            px="3.5"
            borderRadius="full"
            border="2px solid"
            borderColor="learn.bright"
            fontWeight="semibold"
            _hover={{ bg: 'learn.solid' }}
          >
            {when}
          </chakra.a>
        </li>
      ))}
    </Flex>
  </Box>
)

/** A line through the years; on wide screens what happened stands left and right of it in turn. */
const Timeline = ({ events }: { events: Events }) => (
  <chakra.ol
    aria-label="Timeline"
    listStyleType="none"
    position="relative"
    display="grid"
    gap={{ base: '12', md: '16' }}
    _before={{
      content: '""',
      position: 'absolute',
      top: '0',
      bottom: '0',
      insetStart: { base: '0.75rem', md: 'calc(50% - 2px)' },
      width: '4px',
      borderRadius: 'full',
      bg: 'learn.muted',
    }}
  >
    {events.map(({ when, title, text, picture }, index) => {
      const isLeft = index % 2 === 0
      return (
        <Grid
          as="li"
          key={when}
          id={anchorOfYear(when)}
          scrollMarginTop="7rem"
          position="relative"
          ps={{ base: '12', md: '0' }}
          templateColumns={{ base: 'minmax(0, 1fr)', md: '1fr 1fr' }}
          columnGap="20"
          rowGap="4"
          alignItems="center"
          _before={{
            content: '""',
            position: 'absolute',
            top: '1',
            insetStart: { base: '0', md: 'calc(50% - 0.875rem)' },
            boxSize: '1.75rem',
            borderRadius: 'full',
            bg: 'bg',
            border: '7px solid',
            borderColor: 'learn.bright',
          }}
        >
          <Box order={{ md: isLeft ? 0 : 1 }} textAlign={{ md: isLeft ? 'end' : 'start' }}>
            <Text
              fontFamily="heading"
              fontWeight="bold"
              fontSize={{ base: '3xl', md: '5xl' }}
              lineHeight="1"
              color="learn.fg"
            >
              {when}
            </Text>
            <Heading as="h2" size="md" mt="2">
              {title}
            </Heading>
            <Text mt="2" fontSize="lg">
              {text}
            </Text>
          </Box>
          <Box order={{ md: isLeft ? 1 : 0 }}>
            {picture ? (
              <Picture
                {...pictureProps(picture)}
                alt=""
                priority={index === 0}
                css={{
                  width: '100%',
                  aspectRatio: '8 / 5',
                  objectFit: 'cover',
                  borderRadius: '2xl',
                  transform: isLeft ? 'rotate(1deg)' : 'rotate(-1deg)',
                }}
              />
            ) : null}
          </Box>
        </Grid>
      )
    })}
  </chakra.ol>
)
