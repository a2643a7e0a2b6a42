import { roleIds } from '@brightyard/contract/entities'
import type { ProgramProgress } from '@brightyard/contract/entities'
import { accountPaths } from '@brightyard/contract/paths'
import { Link, useQuery, useSearchParams, useUser } from '@brightyard/runtime'
import {
  Box,
  Breadcrumbs,
  Card,
  Flex,
  Grid,
  Heading,
  Link as LinkStyle,
  PageHeading,
  Stack,
  Text,
} from '@brightyard/ui'
import { CheckIcon } from '@brightyard/ui/icons'
import { QueryBoundary } from '../../loading/query-boundary.tsx'
import { CertificateButton } from './certificate-button.tsx'
import { LeaveProgram } from './leave-program.tsx'
import { Lesson } from './lesson.tsx'
import { outlineQuery } from './my-programs.queries.ts'
import { ProgressBar } from './progress-card.tsx'

/** A kid's way through a program: the open lesson, and all of them beside it. */
export function Enrolment({ progress }: { progress: ProgramProgress }) {
  const [search] = useSearchParams()
  const user = useUser()
  const { enrolment_id: id, kid_name, program, state, lessons_done, next_lesson } = progress
  const asked = search.get('lesson') ?? ''
  const lesson = /^[1-9]\d{0,8}$/.test(asked) ? Number(asked) : (next_lesson?.id ?? null)
  return (
    <>
      <PageHeading
        intro={`With ${kid_name}`}
        trail={
          <Breadcrumbs
            crumbs={[
              {
                label: 'My programs',
                link: (text: string) => <Link to={accountPaths.myPrograms.to()}>{text}</Link>,
              },
              { label: program.title },
            ]}
          />
        }
        actions={state === 'completed' ? <CertificateButton id={id} name={kid_name} /> : null}
      >
        {program.title}
      </PageHeading>
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' }}
        gap="6"
        alignItems="start"
      >
        <Card p={{ base: '5', md: '8' }}>
          {lesson === null ? (
            <Text fontSize="lg">
              Well done: every lesson is finished. Choose one to read it again.
            </Text>
          ) : (
            <Lesson key={lesson} enrolmentId={id} lessonId={lesson} />
          )}
        </Card>
        <Stack gap="5">
          <Card p={{ base: '5', md: '6' }}>
            <ProgressBar done={lessons_done.length} total={program.lesson_count} />
            <Outline progress={progress} lesson={lesson} />
          </Card>
          {user?.role_id === roleIds.guardian && state === 'active' ? (
            <LeaveProgram id={id} name={kid_name} />
          ) : null}
        </Stack>
      </Grid>
    </>
  )
}

function Outline({ progress, lesson }: { progress: ProgramProgress; lesson: number | null }) {
  const query = useQuery(outlineQuery(progress.program.id))
  const done = new Set(progress.lessons_done)
  return (
    <QueryBoundary query={query} what="the lessons">
      {({ chapters }) => (
        <Stack as="ol" gap="5" mt="5" listStyleType="none">
          {chapters.map(({ id, position, title, lessons }) => (
            <Box as="li" key={id}>
              <Heading as="h2" size="xs">
                {position}. {title}
              </Heading>
              <Stack as="ol" gap="1" mt="2" listStyleType="none">
                {lessons.map((one) => (
                  <Flex as="li" key={one.id} gap="2" align="center" minH="11">
                    <Box w="5" color="colorPalette.fg">
                      {done.has(one.id) ? (
                        <CheckIcon size={20} role="img" aria-label="Done:" />
                      ) : null}
                    </Box>
                    <LinkStyle asChild variant={one.id === lesson ? 'inline' : 'quiet'}>
                      <Link
                        to={accountPaths.myPrograms.to(
                          { id: progress.enrolment_id },
                          { lesson: one.id },
                        )}
                        {...(one.id === lesson ? { 'aria-current': 'true' } : {})}
                      >
                        {one.title}
                      </Link>
                    </LinkStyle>
                  </Flex>
                ))}
              </Stack>
            </Box>
          ))}
        </Stack>
      )}
    </QueryBoundary>
  )
}
