import type { ChapterDetails as ChapterOf, LessonCard } from '@brightyard/contract/entities'
import { contentPaths } from '@brightyard/contract/paths'
import { ApiError, Link, PageHead, useQuery } from '@brightyard/runtime'
import {
  Box,
  Card,
  chakra,
  Flex,
  Heading,
  Link as LinkStyle,
  LinkButton,
  Notice,
  Section,
  SkeletonLines,
  Stack,
  Text,
  ErrorState,
} from '@brightyard/ui'
import { BookIcon, EditIcon, LockIcon, VideoIcon } from '@brightyard/ui/icons'
import { priceText } from '../../offerings/offering-words.ts'
import { countOf } from '../../programs/program-words.ts'
import { lessonQuery } from '../../programs/programs.queries.ts'
import { ProgramTrail, Teacher, trailData } from './program-parts.tsx'

interface ChapterProps {
  chapter: ChapterOf
  /** The open one; null without one. */
  lesson: number | null
}

/** A chapter: its lessons, the open one under them, and the chapters beside it. */
export function ChapterDetails({ chapter, lesson }: ChapterProps) {
  const { id, program_id, program_title, position, title, summary, teacher, is_free } = chapter
  const program = contentPaths.program.to({ id: program_id })
  const steps = [{ label: program_title, to: program }, { label: title }]
  const open = chapter.lessons.find((one) => one.id === lesson)
  return (
    <>
      <PageHead
        title={`${title}: ${program_title}`}
        description={summary}
        canonical={contentPaths.programChapter.to({ id })}
        structuredData={trailData(steps)}
      />
      <ProgramTrail steps={steps} />
      <Box as="header" mt="4" mb={{ base: '6', md: '8' }}>
        <Text color="colorPalette.fg" fontWeight="bold">
          Chapter {position}
        </Text>
        <Heading as="h1" size="xl" tabIndex={-1} data-page-heading="">
          {title}
        </Heading>
        <Text mt="2" fontSize="xl" lineHeight="snug" color="fg.muted" maxW="prose">
          {summary}
        </Text>
        <Text mt="3">
          {countOf(chapter.lessons.length, 'lesson')} · {chapter.minutes} minutes ·{' '}
          {is_free ? 'Everybody may read it' : priceText(chapter.price_in_paise)}
        </Text>
        <LinkButton asChild mt="4">
          <Link to={contentPaths.programBooking.to({ id: program_id })}>Enrol a kid</Link>
        </LinkButton>
      </Box>
      <Stack gap={{ base: '8', md: '10' }} maxW="52rem">
        <Section title="Lessons">
          {is_free ? null : (
            <Notice tone="info" title="For children who take the program">
              The first chapter is open to everybody.{' '}
              <LinkStyle asChild>
                <Link to={program}>About the program</Link>
              </LinkStyle>
            </Notice>
          )}
          <chakra.ol listStyleType="none" display="grid" gap="2.5" mt={is_free ? '0' : '4'}>
            {chapter.lessons.map((one) => (
              <LessonLine
                key={one.id}
                lesson={one}
                to={is_free ? contentPaths.programChapter.to({ id }, { lesson: one.id }) : null}
                current={one.id === lesson}
              />
            ))}
          </chakra.ol>
        </Section>
        {open ? <OpenLesson id={open.id} chapter={chapter} /> : null}
        <Section title="Who teaches">
          <Teacher teacher={teacher} />
        </Section>
        <Flex gap="3" wrap="wrap">
          {chapter.previous_id ? (
            <LinkButton asChild variant="outline">
              <Link to={contentPaths.programChapter.to({ id: chapter.previous_id })}>
                The chapter before
              </Link>
            </LinkButton>
          ) : null}
          {chapter.next_id ? (
            <LinkButton asChild variant="outline">
              <Link to={contentPaths.programChapter.to({ id: chapter.next_id })}>
                The next chapter
              </Link>
            </LinkButton>
          ) : null}
        </Flex>
      </Stack>
    </>
  )
}

const icons = { reading: BookIcon, video: VideoIcon, exercise: EditIcon }

interface LessonLineProps {
  lesson: LessonCard
  /** Null where it is for others. */
  to: string | null
  current: boolean
}

function LessonLine({ lesson: { kind, title, minutes }, to, current }: LessonLineProps) {
  const Icon = to ? icons[kind] : LockIcon
  return (
    <Flex
      as="li"
      gap="3"
      align="center"
      bg={current ? 'colorPalette.muted' : 'bg.panel'}
      borderWidth="1px"
      borderRadius="lg"
      px="4"
      py="3"
    >
      <Icon size={20} />
      <Box flex="1" minW="0">
        {to ? (
          <LinkStyle asChild variant="quiet" fontWeight="semibold">
            <Link to={to} preventScrollReset {...(current ? { 'aria-current': 'true' } : {})}>
              {title}
            </Link>
          </LinkStyle>
        ) : (
          <Text fontWeight="semibold">{title}</Text>
        )}
      </Box>
      <Text fontSize="sm" color="fg.muted" flexShrink={0}>
        {minutes} min
      </Text>
    </Flex>
  )
}

function OpenLesson({ id, chapter }: { id: number; chapter: ChapterOf }) {
  const lesson = useQuery(lessonQuery(id))
  if (!lesson.data) {
    if (!lesson.isError) return <SkeletonLines label="Loading the lesson" lines={8} />
    return lesson.error instanceof ApiError && lesson.error.kind === 'forbidden' ? (
      <Notice tone="info" title="This lesson is for children who take the program" />
    ) : (
      <ErrorState
        title="We could not load the lesson"
        onRetry={() => void lesson.refetch()}
        retrying={lesson.isFetching}
      />
    )
  }
  const { title, paragraphs, video_url, next_id } = lesson.data
  const isHere = chapter.lessons.some((one) => one.id === next_id)
  return (
    <Card as="article" p={{ base: '5', md: '8' }} gap="4" fontSize="lg">
      <Heading as="h2" size="md">
        {title}
      </Heading>
      {video_url ? (
        <LinkButton
          variant="soft"
          alignSelf="flex-start"
          href={video_url}
          startIcon={<VideoIcon />}
        >
          Watch the video
        </LinkButton>
      ) : null}
      {paragraphs.map((paragraph) => (
        <Text key={paragraph} maxW="prose">
          {paragraph}
        </Text>
      ))}
      {next_id && isHere ? (
        <LinkButton asChild alignSelf="flex-start">
          <Link
            to={contentPaths.programChapter.to({ id: chapter.id }, { lesson: next_id })}
            preventScrollReset
          >
            Next lesson
          </Link>
        </LinkButton>
      ) : null}
    </Card>
  )
}
