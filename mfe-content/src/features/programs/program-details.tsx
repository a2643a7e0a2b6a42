import type { ProgramDetails as Program } from '@brightyard/contract/entities'
import { contentPaths } from '@brightyard/contract/paths'
import { Link, PageHead, pictureProps } from '@brightyard/runtime'
import { VenueTime } from '@brightyard/runtime/venue-time'
import {
  Box,
  Card,
  chakra,
  Chip,
  Flex,
  Grid,
  Heading,
  Link as LinkStyle,
  LinkButton,
  Picture,
  Section,
  Stack,
  Text,
} from '@brightyard/ui'
import { CheckIcon } from '@brightyard/ui/icons'
import { ShareLinks } from '../../entries/share-links.tsx'
import { ageText, modeNames, priceText, seatsText } from '../../offerings/offering-words.ts'
import { countOf, subjectNames } from '../../programs/program-words.ts'
import { ReviewsPart } from '../../reviews/reviews-part.tsx'
import { ProgramTrail, Teacher, trailData } from './program-parts.tsx'
import { structuredProgram } from './structured-program.ts'

/** A program: what a child can do at the end, the chapters on the way, and the classes beside them. */
export function ProgramDetails({ program }: { program: Program }) {
  const { id, title, summary, picture, description, outcomes, teachers } = program
  const address = contentPaths.program.to({ id })
  return (
    <>
      <PageHead
        title={title}
        description={summary}
        image={picture?.src}
        canonical={address}
        structuredData={{ '@graph': [structuredProgram(program), trailData([{ label: title }])] }}
      />
      <ProgramTrail steps={[{ label: title }]} />
      <Grid
        mt="4"
        templateColumns={{ base: 'minmax(0, 1fr)', md: 'minmax(0, 1.2fr) minmax(0, 1fr)' }}
        gap={{ base: '6', md: '10' }}
        alignItems="start"
      >
        <Box>
          <Heading as="h1" size="xl" tabIndex={-1} data-page-heading="">
            {title}
          </Heading>
          <Text mt="2" fontSize="xl" lineHeight="snug" color="fg.muted">
            {summary}
          </Text>
          <Facts program={program} />
          <Text mt="5" fontFamily="heading" fontSize="2xl" fontWeight="bold">
            {priceText(program.price_in_paise)}
          </Text>
          {program.price_in_paise > 0 ? (
            <Text fontSize="sm" color="fg.muted">
              with {Number(program.tax_percent)}% tax, for {countOf(program.weeks, 'week')}
            </Text>
          ) : null}
          <Flex gap="3" wrap="wrap" mt="5">
            <LinkButton asChild>
              <Link to={contentPaths.programBooking.to({ id: program.id })}>Enrol</Link>
            </LinkButton>
            <FirstChapter program={program} />
          </Flex>
        </Box>
        {picture ? (
          // Its sources would take cells of the grid
          <Box>
            <Picture
              {...pictureProps(picture)}
              alt=""
              priority
              css={{ width: '100%', aspectRatio: '8 / 5', objectFit: 'cover', borderRadius: '2xl' }}
            />
          </Box>
        ) : null}
      </Grid>
      <Stack gap={{ base: '10', md: '12' }} mt={{ base: '8', md: '12' }} maxW="52rem">
        <Text fontSize="lg">{description}</Text>
        {outcomes.length > 0 ? (
          <Section title="At the end your child can">
            <chakra.ul listStyleType="none" display="grid" gap="2">
              {outcomes.map((outcome) => (
                <Flex as="li" key={outcome} gap="3" css={{ '& svg': { flexShrink: 0 } }}>
                  <Box color="colorPalette.fg" pt="0.5">
                    <CheckIcon size={20} />
                  </Box>
                  {outcome}
                </Flex>
              ))}
            </chakra.ul>
          </Section>
        ) : null}
        <Chapters program={program} />
        <Classes program={program} />
        {teachers.length > 0 ? (
          <Section title="Who teaches">
            <Stack gap="5">
              {teachers.map((teacher) => (
                <Teacher key={teacher.id} teacher={teacher} />
              ))}
            </Stack>
            <Text mt="4">Organised by {program.organiser}</Text>
          </Section>
        ) : null}
        <ReviewsPart kind="program" id={id} />
        <ShareLinks heading="Share this program" title={title} path={address} />
      </Stack>
    </>
  )
}

interface OfProgram {
  program: Program
}

const Facts = ({ program }: OfProgram) => (
  <Flex as="ul" mt="4" gap="2" wrap="wrap" listStyleType="none" aria-label="At a glance">
    {[
      ageText({ from: program.age_from, to: program.age_to }),
      subjectNames[program.subject],
      modeNames[program.mode],
      program.language,
      countOf(program.weeks, 'week'),
    ].map((fact) => (
      <li key={fact}>
        <Chip>{fact}</Chip>
      </li>
    ))}
  </Flex>
)

/** Everybody may read the first chapter. */
function FirstChapter({ program: { chapters } }: OfProgram) {
  const [first] = chapters
  const [lesson] = first?.lessons ?? []
  if (!first || !lesson) return null
  return (
    <LinkButton asChild variant="soft">
      <Link to={contentPaths.programChapter.to({ id: first.id }, { lesson: lesson.id })}>
        Try the first chapter
      </Link>
    </LinkButton>
  )
}

const Chapters = ({ program: { chapters } }: OfProgram) => (
  <Section id="chapters" title="Chapters" scrollMarginTop="7rem">
    <chakra.ol listStyleType="none" display="grid" gap="3">
      {chapters.map(({ id, position, title, summary, lessons, minutes }) => (
        <Card as="li" key={id} variant="flat" p={{ base: '4', md: '5' }} gap="1">
          <Heading as="h3" size="sm">
            <LinkStyle asChild variant="quiet">
              <Link to={contentPaths.programChapter.to({ id })}>
                {position}. {title}
              </Link>
            </LinkStyle>
          </Heading>
          <Text>{summary}</Text>
          <Text fontSize="sm" color="fg.muted">
            {countOf(lessons.length, 'lesson')} · {minutes} minutes
          </Text>
        </Card>
      ))}
    </chakra.ol>
  </Section>
)

function Classes({ program: { classes } }: OfProgram) {
  if (classes.length === 0) return null
  return (
    <Section id="classes" title="Classes with a teacher" scrollMarginTop="7rem">
      <chakra.ul listStyleType="none" display="grid" gap="3">
        {classes.map(({ id, title, dates, time_zone, mode, place, seats_left }) => (
          <Card as="li" key={id} variant="flat" p={{ base: '4', md: '5' }} gap="1">
            <Heading as="h3" size="sm">
              <LinkStyle asChild variant="quiet">
                <Link to={contentPaths.programClass.to({ id })}>{title}</Link>
              </LinkStyle>
            </Heading>
            <Text>
              {countOf(dates.length, 'date')}
              {dates[0] ? (
                <>
                  {' '}
                  from <VenueTime iso={dates[0].starts_at} zone={time_zone} show="day" />
                </>
              ) : null}
              {' · '}
              {place || modeNames[mode]}
            </Text>
            <Text
              fontSize="sm"
              fontWeight="bold"
              color={seats_left === 0 ? 'talent.fg' : 'learn.fg'}
            >
              {seats_left === 0 ? 'Sold out' : `${seatsText(seats_left)} left`}
            </Text>
          </Card>
        ))}
      </chakra.ul>
    </Section>
  )
}
